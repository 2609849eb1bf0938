import { equal, match } from 'node:assert/strict';
import type { Stripe } from '../_shared/stripe.ts';
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

Deno.test('prices of the amount and the interval of their plans are charged', () => {
  equal(priceProblem(price(500_000, 'year', 1), annual), null);
  equal(priceProblem(price(150_000, 'month', 3), quarterly), null);
});

for (const [what, wrong] of [
  ['another amount', price(500_001, 'year', 1)],
  ['whole dollars taken for cents', price(5000, 'year', 1)],
  ['no fixed amount', price(null, 'year', 1)],
  ['another interval', price(500_000, 'month', 1)],
  ['every second year', price(500_000, 'year', 2)],
  ['paid once', price(500_000, null, 0)],
  ['another currency', price(500_000, 'year', 1, { currency: 'eur' })],
  ['not sold any more', price(500_000, 'year', 1, { active: false })],
] as const) {
  Deno.test(`not charged: ${what}`, () =>
    match(
      priceProblem(wrong, annual) ?? '',
      /^The price price_a is \[.+\] at the provider, not \[true,"usd",500000,"year",1\]/,
    ));
}
