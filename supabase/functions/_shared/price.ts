import { isMissing, type Stripe } from './stripe.ts';

/** A row of public.membership_plans. */
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

/** Why the Stripe price must not be charged for the plan; null if it matches. */
export function priceProblem(
  price: Pick<Stripe.Price, 'active' | 'currency' | 'unit_amount' | 'recurring'>,
  plan: Plan,
): string | null {
  const actual = [
    price.active,
    price.currency,
    price.unit_amount,
    price.recurring?.interval,
    price.recurring?.interval_count,
  ];
  const { interval, interval_count } = recurring[plan.interval];
  const expected = [true, 'usd', plan.amount * 100, interval, interval_count];
  if (actual.every((value, index) => value === expected[index])) return null;
  return (
    `The price ${plan.price_id} is ${JSON.stringify(actual)} at Stripe, not ${JSON.stringify(expected)} as ` +
    'in membership_plans'
  );
}

/** Why the plan must not be sold at its price; null if Stripe has the price as in the plan. */
export async function findPriceProblem(stripe: Stripe, plan: Plan): Promise<string | null> {
  try {
    return priceProblem(await stripe.prices.retrieve(plan.price_id), plan);
  } catch (error) {
    if (!isMissing(error)) throw error;
    return `${(error as Error).message} Set membership_plans.price_id to the price of the mode that the key is for`;
  }
}
