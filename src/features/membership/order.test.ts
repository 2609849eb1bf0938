import { expect, it } from 'vitest';
import { amountOf, orderStatus } from './order';

it.each([
  ['paid', 'Paid', 'verified'],
  ['open', 'Payment Due', 'danger'],
  ['draft', 'Upcoming', 'neutral'],
  ['uncollectible', 'Not Paid', 'danger'],
  ['void', 'Void', 'neutral'],
  ['later_word', 'later_word', 'neutral'],
])('an order that is %s', (status, label, tone) => {
  expect(orderStatus(status)).toEqual({ label, tone });
});

it('the amount is what was paid, or else what is due', () => {
  const order = { amount_due_cents: 500_000, amount_paid_cents: 499_950 };
  expect(amountOf({ ...order, status: 'paid' })).toBe(499_950);
  expect(amountOf({ ...order, amount_paid_cents: 0, status: 'open' })).toBe(500_000);
});
