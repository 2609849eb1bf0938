import type { Stripe } from '../_shared/stripe.ts';

/** What checkout reads of public.membership_plans. */
export interface Plan {
  price_id: string;
  mode: 'subscription';
  /** Whole USD. */
  amount: number;
  interval: 'year' | 'quarter';
}

const recurring = {
  year: { interval: 'year', interval_count: 1 },
  quarter: { interval: 'month', interval_count: 3 },
} as const;

/** Why the provider's price must not be charged for `plan`; null where it is what the plan says. Pure. */
export function priceProblem(
  price: Pick<Stripe.Price, 'active' | 'currency' | 'unit_amount' | 'recurring'>,
  plan: Plan,
): string | null {
  const found = [
    price.active,
    price.currency,
    price.unit_amount,
    price.recurring?.interval,
    price.recurring?.interval_count,
  ];
  const { interval, interval_count } = recurring[plan.interval];
  const wanted = [true, 'usd', plan.amount * 100, interval, interval_count];
  if (found.every((value, index) => value === wanted[index])) return null;
  return `The price ${plan.price_id} is ${JSON.stringify(found)} at the provider, not ${JSON.stringify(wanted)} as in membership_plans`;
}
