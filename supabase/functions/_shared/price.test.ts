import { equal, match } from 'node:assert/strict';
import type { Stripe } from './stripe.ts';
import { priceProblem, type Plan } from './price.ts';

const annual: Plan = { price_id: 'price_a', mode: 'subscription', amount: 5000, interval: 'year' };
const quarterly: Plan = { price_id: 'price_q', mode: 'subscription', amount: 1500, interval: 'quarter' };

function price(
  unit_amount: number | null,
  interval: 'year' | 'month' | null,
  interval_count: number,
  rest: { active?: boolean; currency?: string } = {},
) {
  return {
    active: true,
    currency: 'usd',
    unit_amount,
    recurring: interval && { interval, interval_count },
    ...rest,
  } as Stripe.Price;
}

Deno.test('accepts prices with the plan’s amount and interval', () => {
  equal(priceProblem(price(500_000, 'year', 1), annual), null);
  equal(priceProblem(price(150_000, 'month', 3), quarterly), null);
});

for (const [what, wrong] of [
  ['another amount', price(500_001, 'year', 1)],
  ['dollars instead of cents', price(5000, 'year', 1)],
  ['no fixed amount', price(null, 'year', 1)],
  ['another interval', price(500_000, 'month', 1)],
  ['an interval of two years', price(500_000, 'year', 2)],
  ['no recurrence', price(500_000, null, 0)],
  ['another currency', price(500_000, 'year', 1, { currency: 'eur' })],
  ['an inactive status', price(500_000, 'year', 1, { active: false })],
] as const) {
  Deno.test(`rejects a price with ${what}`, () =>
    match(
      priceProblem(wrong, annual) ?? '',
      /^The price price_a is \[.+\] at Stripe, not \[true,"usd",500000,"year",1\]/,
    ));
}
