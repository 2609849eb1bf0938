const brands: Readonly<Record<string, string>> = {
  amex: 'American Express',
  cartes_bancaires: 'Cartes Bancaires',
  diners: 'Diners Club',
  discover: 'Discover',
  eftpos_au: 'eftpos',
  jcb: 'JCB',
  link: 'Link',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/** 'Visa ending in 4242', from Stripe's brand code. Unknown brands become 'Card'; null if there is no card. */
export function cardLabel(brand: string | null, last4: string | null): string | null {
  if (!brand && !last4) return null;
  const name = brands[brand?.toLowerCase() ?? ''] ?? 'Card';
  return last4 ? `${name} ending in ${last4}` : name;
}
