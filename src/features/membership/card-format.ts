const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/** Groups a card number's digits by four, up to 16 digits. */
export function formatCardNumber(typed: string): string {
  return digitsOf(typed)
    .slice(0, 16)
    .replaceAll(/\d{4}(?=\d)/g, '$& ');
}

/**
 * Formats an expiry date as MM/YY while it's typed; `before` is the previous value. Adds the slash after two digits
 * unless it was just deleted. '5/' becomes '05/', and autofill's four-digit years are shortened.
 */
export function formatExpiry(typed: string, before: string): string {
  const whole = typed.replace(/^\s*(\d)\s*\//, '0$1/').replace(/^(\s*\d{2}\s*\/\s*)20(\d{2})\s*$/, '$1$2');
  const digits = digitsOf(whole).slice(0, 4);
  if (digits.length > 2 || (digits.length === 2 && typed.length > before.length))
    return `${digits.slice(0, 2)}/${digits.slice(2)}`;
  return digits;
}

/** Keeps up to four digits of a security code. */
export function formatCvc(typed: string): string {
  return digitsOf(typed).slice(0, 4);
}

/** The caret position after `digits` digits of the formatted text; the end of the text if it has no more digits. */
export function caretAfterDigits(text: string, digits: number): number {
  if (digits >= digitsOf(text).length) return text.length;
  let position = 0;
  for (let seen = 0; seen < digits; position += 1) if (/\d/.test(text.charAt(position))) seen += 1;
  return position;
}

/** The number of digits before the caret. */
export function digitsBeforeCaret(typed: string, caret: number | null): number {
  return digitsOf(typed.slice(0, caret ?? typed.length)).length;
}
