/** A test card. Cards are selected, so no form takes a card number. */
export interface TestCard {
  /** Identifies the card in forms. */
  last4: string;
  brand: 'visa' | 'mastercard';
  label: string;
  /** What happens when it's used on a page. */
  onPage: 'pays' | 'declines' | 'confirms';
  /** Whether renewals succeed. */
  renews: boolean;
}

/** The last four digits are those of Stripe's test cards. */
export const testCards: readonly TestCard[] = [
  { last4: '4242', brand: 'visa', label: 'Pays now and at every renewal', onPage: 'pays', renews: true },
  { last4: '0002', brand: 'visa', label: 'Declined', onPage: 'declines', renews: false },
  { last4: '3155', brand: 'visa', label: 'Requires confirmation (3-D Secure)', onPage: 'confirms', renews: true },
  { last4: '4444', brand: 'mastercard', label: 'Pays now and at every renewal', onPage: 'pays', renews: true },
  { last4: '0341', brand: 'visa', label: 'Pays now, declined at renewals', onPage: 'pays', renews: false },
];

/** Returns the card with these last four digits; null if there is none. */
export function testCard(last4: string | null): TestCard | null {
  return testCards.find((card) => card.last4 === last4) ?? null;
}
