import { formatUsd } from '@/kit/formatting/format';

/** A row of `membership_plans`, the only place a price is stored. Both intervals give the same membership. */
export interface Plan {
  id: string;
  name: string;
  description: string;
  /** Whole USD per interval. */
  amount: number;
  interval: 'year' | 'quarter';
  /** Stripe's checkout mode. */
  mode: string;
  /** Stripe's price id. */
  price_id: string;
  /** False for a retired plan: existing subscribers keep it, nobody can buy it. */
  offered: boolean;
}

/** The plans that can be bought, in display order. */
export function offeredPlans(plans: readonly Plan[]): Plan[] {
  return plans.filter(({ offered }) => offered);
}

/** The first plan with this billing interval; undefined if there is none. */
export function planByInterval(plans: readonly Plan[], interval: Plan['interval']): Plan | undefined {
  return plans.find((plan) => plan.interval === interval);
}

/** The plan's price for a year, in whole USD. */
export function yearlyAmount({ amount, interval }: Plan): number {
  return interval === 'year' ? amount : amount * 4;
}

/** 'Save $1,000 with Annual Plan', compared with four quarters; null unless the annual plan is cheaper. */
export function annualSavingText(plans: readonly Plan[]): string | null {
  const annual = planByInterval(plans, 'year');
  const quarterly = planByInterval(plans, 'quarter');
  const saving = annual && quarterly ? yearlyAmount(quarterly) - annual.amount : 0;
  return saving > 0 ? `Save ${formatUsd(saving)} with Annual Plan` : null;
}

/** The price over the other interval, for comparison: '$1,250 a quarter, billed annually'. */
export function equivalentPriceText(plan: Plan): string {
  return plan.interval === 'year'
    ? `${formatUsd(plan.amount / 4)} a quarter, billed annually`
    : `${formatUsd(yearlyAmount(plan))} a year, billed quarterly`;
}
