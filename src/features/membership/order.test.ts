import { expect, it } from 'vitest';
import { order } from '../../../tests/msw/membership';
import { amountOf, orderStatus, returnedReversals, reversalText, type Order, type Reversal } from './order';

const paid: Order = {
  ...order({
    created_at: '2026-11-22T12:00:00+00:00',
    paid_at: '2026-11-22T12:00:05+00:00',
  }),
  reversals: [],
};

const reversal = (kind: string, status: string, amount_cents = 500_000): Reversal => ({
  reversal_id: `${kind}-${status}-${amount_cents}`,
  kind,
  status,
  amount_cents,
  created_at: '2026-11-24T12:00:00+00:00',
});

it.each([
  ['paid', 'Paid', 'verified'],
  ['open', 'Payment due', 'danger'],
  ['later_word', 'later_word', 'neutral'],
])('orderStatus labels %s as %s', (status, label, tone) => {
  expect(orderStatus({ ...paid, status })).toEqual({ label, tone });
});

it.each<[string, Reversal[]]>([
  ['Refunded', [reversal('refund', 'succeeded', 100_000), reversal('refund', 'pending', 400_000)]],
  ['Partly refunded', [reversal('refund', 'succeeded', 100_000)]],
  ['Paid', [reversal('refund', 'failed')]],
  ['Disputed', [reversal('dispute', 'under_review'), reversal('refund', 'succeeded', 100_000)]],
  ['Refunded', [reversal('dispute', 'lost')]],
  ['Paid', [reversal('dispute', 'won'), reversal('dispute', 'warning_under_review')]],
])('orderStatus labels a payment as %s after refunds and disputes', (label, reversals) => {
  expect(orderStatus({ ...paid, reversals }).label).toBe(label);
});

it('returnedReversals returns those whose money goes back to the member', () => {
  const returned = [reversal('refund', 'succeeded'), reversal('dispute', 'lost')];
  expect(returnedReversals([...returned, reversal('refund', 'canceled'), reversal('dispute', 'won')])).toEqual(
    returned,
  );
});

it.each([
  ['refund', 'succeeded', '$5,000 refunded on Nov 24, 2026'],
  ['dispute', 'needs_response', '$5,000 disputed on Nov 24, 2026. Your bank is reviewing it.'],
  ['dispute', 'lost', '$5,000 disputed on Nov 24, 2026, and returned by your bank'],
  ['dispute', 'warning_needs_response', 'Your bank asked about $5,000 on Nov 24, 2026'],
])('reversalText describes a %s that is %s', (kind, status, text) => {
  expect(reversalText(reversal(kind, status), 'usd')).toBe(text);
});

it('amountOf returns the amount paid, or the amount due if unpaid', () => {
  const unpaid = { amount_due_cents: 500_000, amount_paid_cents: 499_950 };
  expect(amountOf({ ...unpaid, status: 'paid' })).toBe(499_950);
  expect(amountOf({ ...unpaid, amount_paid_cents: 0, status: 'open' })).toBe(500_000);
});
