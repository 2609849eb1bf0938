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

/** A card by the provider's word for its brand: 'Visa ending in 4242'. Null where there is none; 'Card' for a brand that is not known. */
export function cardText(brand: string | null, last4: string | null): string | null {
  if (!brand && !last4) return null;
  const name = brands[brand?.toLowerCase() ?? ''] ?? 'Card';
  return last4 ? `${name} ending in ${last4}` : name;
}
