export const phoneError = 'Enter a valid phone number, like (555) 123-4567';

/** Digits with the usual punctuation, and an extension. The database only refuses text without digits. */
const shape = /^[+(]?\d[\d ().-]*(?: ?(?:x|ext\.?) ?\d{1,6})?$/;

/** Whether text has the shape of a phone number: 7 to 15 digits before any extension. */
export function looksLikePhone(text: string): boolean {
  const digits = text
    .trim()
    .replace(/x.*|ext.*/, '')
    .replace(/\D/g, '').length;
  return shape.test(text.trim()) && digits >= 7 && digits <= 15;
}

/**
 * Whether a phone number can exist, by the lengths of its country; without a country code, of the US. Not whether it's
 * assigned: fictional numbers, such as (512) 555-0100, are accepted. The library loads only when a number is checked;
 * if it can't, the shape decides.
 */
export async function isPhone(text: string): Promise<boolean> {
  if (!looksLikePhone(text)) return false;
  try {
    const { isPossiblePhoneNumber } = await import('libphonenumber-js/min');
    return isPossiblePhoneNumber(text.trim(), 'US');
  } catch {
    return true;
  }
}
