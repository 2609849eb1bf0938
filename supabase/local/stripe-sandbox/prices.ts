import type { Database } from '../server/database.ts';
import type { Price, Recurring } from './objects.ts';

interface Plan {
  name: string;
  amount: string | number;
  interval: string;
  price_id: string;
  product_id: string;
  offered: boolean;
}

/** Returns the database's plans as Stripe prices, by price ID. */
export async function readPrices(database: Pick<Database, 'query'>): Promise<Map<string, Price>> {
  const [table] = await database.query<{ name: string | null }>(
    `select to_regclass('public.membership_plans')::text as name`,
  );
  if (!table?.name) return new Map();
  const plans = await database.query<Plan>(
    'select name, amount, interval, price_id, product_id, offered from public.membership_plans order by position',
  );
  return new Map(plans.map((plan) => [plan.price_id, priceOf(plan)]));
}

function priceOf(plan: Plan): Price {
  const cents = Number(plan.amount) * 100;
  const isYear = plan.interval === 'year';
  return {
    id: plan.price_id,
    object: 'price',
    active: plan.offered,
    billing_scheme: 'per_unit',
    // Arbitrary but constant.
    created: 1_767_225_600,
    currency: 'usd',
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: plan.name,
    product: plan.product_id,
    recurring: {
      interval: isYear ? 'year' : 'month',
      interval_count: isYear ? 1 : 3,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: 'unspecified',
    type: 'recurring',
    unit_amount: cents,
    unit_amount_decimal: String(cents),
  };
}

/** Adds `count` billing intervals to `start` (seconds): the same day of the month, or the month's last day. */
export function after(
  start: number,
  { recurring }: { recurring: Pick<Recurring, 'interval' | 'interval_count'> },
  count: number,
): number {
  const from = new Date(start * 1000);
  const months = count * recurring.interval_count * (recurring.interval === 'year' ? 12 : 1);
  const month = from.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const to = new Date(from);
  to.setUTCFullYear(from.getUTCFullYear(), month, Math.min(from.getUTCDate(), lastDay));
  return Math.floor(to.getTime() / 1000);
}
