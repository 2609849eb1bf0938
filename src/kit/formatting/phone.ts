import { plainLine } from './plain-line.ts';

export const phoneError = 'Enter a valid phone number, like (555) 123-4567';

/** Hyphens, dashes, and minus signs, as address books write them between digits. */
const dashes = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;

/**
 * A phone number as it's kept: without the marks and unusual spaces and hyphens that address books add, and without
 * 'tel:'. Anything else stays as typed.
 */
export function cleanPhone(text: string): string {
  return plainLine(text)
    .replace(/^tel: ?/i, '')
    .replaceAll(dashes, '-');
}

/** Digits with the usual punctuation. The database only refuses text without digits. */
const shape = /^(?:\+|\(\+?|)\d[\d ().·/-]*$/;

/** As in 'x12', 'ext. 12', 'extension: 12', '#12', and what a phone dials automatically: ',,12', ';ext=12'. */
const extension = /^(.*?) ?(?:[,;]+(?: ?ext=)?|(?:x|extn?|extension)[.:]?|#) ?(\d{1,7})#?$/i;

/** The number and the digits of its extension, '' for none. */
function split(text: string): { number: string; after: string } {
  const [, number = cleanPhone(text), after = ''] = extension.exec(cleanPhone(text)) ?? [];
  return { number, after };
}

const dialed = (number: string) => number.replace(/[^\d+]/g, '');

/** Whether text has the shape of a phone number: 7 to 15 digits before any extension. */
export function looksLikePhone(text: string): boolean {
  const { number } = split(text);
  const digits = number.replace(/\D/g, '').length;
  return shape.test(number) && digits >= 7 && digits <= 15;
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
    return isPossiblePhoneNumber(dialed(split(text).number), 'US');
  } catch {
    return true;
  }
}

/** The link that dials a phone number, with its extension after a pause. */
export function phoneLink(text: string): string {
  const { number, after } = split(text);
  return `tel:${dialed(number)}${after && `,${after}`}`;
}
