import { plainLine } from './plain-line.ts';

export const phoneError = 'Enter a valid phone number, like (555) 123-4567';

/** Hyphens, dashes, and minus signs, as address books write them between digits. */
const dashes = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;

/**
 * A phone number as it's stored: with the digits and punctuation of ASCII, without the marks and unusual spaces and
 * hyphens that address books add, and without 'tel:' and the colon of 'ext:'. Anything else stays as typed.
 */
export function cleanPhone(text: string): string {
  return plainLine(text)
    .replaceAll(/[\uff01-\uff5e]/g, (wide) => String.fromCodePoint((wide.codePointAt(0) ?? 0) - 0xfee0))
    .replaceAll(/\p{Nd}/gu, digitValue)
    .replace(/^tel: ?/i, '')
    .replace(/(ext\w*) ?:/i, '$1')
    .replaceAll(dashes, '-');
}

/** '5' of a digit five in any script: each has its ten in a row. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}

/** Digits with the usual punctuation. The database only refuses text without digits. */
const shape = /^(?:\+|\(\+?|)\d[\d ().·/-]*$/;

/**
 * As in 'x12', ', ext. 12', '(extension 12)', 'ext #12', '#12', and what a phone dials automatically: ',,12',
 * ';ext=12'.
 */
const extension = /^(.*?)(?:[ ,;/([-]*(?:x|extn?|extension|#)[.=]?| ?[,;]+)[ #]*(\d{1,7})[#)\]]?$/i;

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
