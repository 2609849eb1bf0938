import { expect, it } from 'vitest';
import { amountOf, orderStatus } from './order';

it.each([
  ['paid', 'Paid', 'verified'],
  ['open', 'Payment due', 'danger'],
  ['draft', 'Upcoming', 'neutral'],
  ['uncollectible', 'Not paid', 'danger'],
  ['void', 'Void', 'neutral'],
  ['later_word', 'later_word', 'neutral'],
])('orderStatus labels %s as %s', (status, label, tone) => {
  expect(orderStatus(status)).toEqual({ label, tone });
});

it('amountOf returns the amount paid, or the amount due if unpaid', () => {
  const order = { amount_due_cents: 500_000, amount_paid_cents: 499_950 };
  expect(amountOf({ ...order, status: 'paid' })).toBe(499_950);
  expect(amountOf({ ...order, amount_paid_cents: 0, status: 'open' })).toBe(500_000);
});
