import type { Database } from '../server/database.ts';
import { newPrice, type Plan, type Price } from './objects.ts';

/** Returns the database's plans as Stripe prices, by price ID. */
export async function readPrices({ query }: Pick<Database, 'query'>): Promise<Map<string, Price>> {
  const [table] = await query<{ name: string | null }>(`select to_regclass('public.membership_plans')::text as name`);
  if (!table?.name) return new Map();
  const plans = await query<Plan>(
    `select price_id as id, name as nickname, offered as active, amount::float8 * 100 as unit_amount,
       product_id as product, interval
     from public.membership_plans order by position`,
  );
  return new Map(plans.map((plan) => [plan.id, newPrice(plan)]));
}

/** Adds `count` billing intervals to `start` (seconds): the same day of the month, or the month's last day. */
export function after(start: number, { recurring }: Pick<Price, 'recurring'>, count: number): number {
  const from = new Date(start * 1000);
  const months = count * recurring.interval_count * (recurring.interval === 'year' ? 12 : 1);
  const month = from.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const to = new Date(from);
  to.setUTCFullYear(from.getUTCFullYear(), month, Math.min(from.getUTCDate(), lastDay));
  return Math.floor(to.getTime() / 1000);
}
