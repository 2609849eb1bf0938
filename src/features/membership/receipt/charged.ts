/** What was charged, or is to be, in the smallest unit of its currency (cents): $5,000, and with cents where they are not whole, $1,250.50. */
export function chargedText(cents: number, currency: string): string {
  const digits = cents % 100 === 0 ? 0 : 2;
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: currency.toUpperCase(),
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(cents / 100);
}
