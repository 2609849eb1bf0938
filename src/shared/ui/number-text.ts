/** Largest whole part that stays exact as a JavaScript number, in digits. */
const maxWholeDigits = 15;

/**
 * What a number field shows for what was typed or pasted: digits grouped in thousands, and a point with at
 * most `decimals` digits. All else ('$', letters, white space) is dropped, a minus sign in front as well unless `signed`.
 * Empty when nothing is left.
 */
export function toNumberText(raw: string, decimals: number, signed = false): string {
  const sign = signed && /^\s*[-−]/.test(raw) ? '-' : '';
  const kept = raw.replace(/[^\d.]/g, '');
  const [whole = '', ...rest] = kept.split('.');
  const digits = whole.replace(/^0+(?=\d)/, '').slice(0, maxWholeDigits);
  const grouped = digits.replace(/\B(?=(\d{3})+$)/g, ',');
  if (rest.length === 0 || decimals === 0) return sign + grouped;
  return `${sign}${grouped || '0'}.${rest.join('').slice(0, decimals)}`;
}

/** The number a field's text stands for; null when it is empty. */
export function parseNumberText(text: string): number | null {
  const plain = text.replaceAll(',', '');
  if (!/\d/.test(plain)) return null;
  return Number(plain);
}

/** A value as field text; empty for null, undefined and what is not a number. */
export function formatNumberText(value: number | null | undefined, decimals: number, signed = false): string {
  if (value == null || !Number.isFinite(value)) return '';
  const fixed = value.toFixed(decimals).replace(/\.0+$/, '');
  // More than two digits are no money, which keeps both of its own.
  return toNumberText(decimals > 2 && fixed.includes('.') ? fixed.replace(/0+$/, '') : fixed, decimals, signed);
}

/** Where the caret belongs in the regrouped text, so that it stays behind the same digit. */
export function caretIn(text: string, significantBefore: number): number {
  let seen = 0;
  let index = 0;
  while (index < text.length && seen < significantBefore) {
    if (text[index] !== ',') seen += 1;
    index += 1;
  }
  return index;
}
