const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/** A card number as it is typed: its digits in groups of four, 19 characters at most. */
export function formatCardNumber(typed: string): string {
  return digitsOf(typed)
    .slice(0, 16)
    .replaceAll(/\d{4}(?=\d)/g, '$& ');
}

/**
 * An expiry date as it is typed over `before`: MM/YY. The slash comes by itself after two digits, but not back while it is deleted.
 * '5/' is May, and a year of four digits, as autofill gives it, counts by its last two.
 */
export function formatExpiry(typed: string, before: string): string {
  const whole = typed.replace(/^\s*(\d)\s*\//, '0$1/').replace(/^(\s*\d{2}\s*\/\s*)20(\d{2})\s*$/, '$1$2');
  const digits = digitsOf(whole).slice(0, 4);
  if (digits.length > 2 || (digits.length === 2 && typed.length > before.length))
    return `${digits.slice(0, 2)}/${digits.slice(2)}`;
  return digits;
}

/** A card's security code as it is typed: four digits at most. */
export function formatCvc(typed: string): string {
  return digitsOf(typed).slice(0, 4);
}

/** Where the caret belongs in the formatted text: behind as many digits as stood before it; behind all of them, at the end. */
export function caretBehind(text: string, digits: number): number {
  if (digits >= digitsOf(text).length) return text.length;
  let place = 0;
  for (let seen = 0; seen < digits; place += 1) if (/\d/.test(text.charAt(place))) seen += 1;
  return place;
}

/** How many digits stand before the caret in what was typed. */
export function digitsBefore(typed: string, caret: number | null): number {
  return digitsOf(typed.slice(0, caret ?? typed.length)).length;
}
