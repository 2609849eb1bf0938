/** What a test card does. Cards are chosen, never typed: nothing here takes a card number. */
export interface TestCard {
  /** What stands for it in a form: its last four digits. */
  last4: string;
  brand: 'visa' | 'mastercard';
  label: string;
  /** What happens when it is used in person, on a page. */
  onPage: 'pays' | 'declines' | 'confirms';
  /** Whether it pays when it is charged by itself, for a renewal. */
  renews: boolean;
}

/** The last four digits are those of Stripe's own test cards. */
export const testCards: readonly TestCard[] = [
  { last4: '4242', brand: 'visa', label: 'Pays, now and at every renewal', onPage: 'pays', renews: true },
  { last4: '0002', brand: 'visa', label: 'Is declined', onPage: 'declines', renews: false },
  { last4: '3155', brand: 'visa', label: 'Asks for a second step (3-D Secure)', onPage: 'confirms', renews: true },
  { last4: '4444', brand: 'mastercard', label: 'Pays, now and at every renewal', onPage: 'pays', renews: true },
  { last4: '0341', brand: 'visa', label: 'Pays now, is declined at renewals', onPage: 'pays', renews: false },
];

/** The card that a form names; null for any other text. */
export function testCard(last4: string | null): TestCard | null {
  return testCards.find((card) => card.last4 === last4) ?? null;
}

/** "Visa", "Mastercard". */
export function brandName(brand: string): string {
  return brand.charAt(0).toUpperCase() + brand.slice(1);
}
