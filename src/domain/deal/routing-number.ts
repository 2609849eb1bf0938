/** Two digits that the Federal Reserve begins routing numbers with. */
const district = /^(?:0[1-9]|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2]|80)/;
const weights = [3, 7, 1];

/** A number as it's sent: without the spaces and dashes that people group digits with. */
export function bankDigits(text: string): string {
  return text.replaceAll(/[\s-]/g, '');
}

/** Whether nine digits are a routing number, by their beginning and checksum. As `private.is_routing_number`. */
export function isRoutingNumber(digits: string): boolean {
  if (!/^\d{9}$/.test(digits) || !district.test(digits)) return false;
  const sum = Array.from(digits, (digit, index) => Number(digit) * (weights[index % 3] ?? 0));
  return sum.reduce((total, value) => total + value, 0) % 10 === 0;
}
