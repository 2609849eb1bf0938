import { formatUsd } from '@/shared/lib/format';
import { annualSaving, yearlyAmount, type Plan } from '../../plans';

/** What the plan costs, at a glance. */
export function PlanPrice({ amount, interval }: { amount: number; interval: string }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className="numeric text-[2.75rem] leading-none font-bold tracking-[-0.03em] text-ink">
        {formatUsd(amount)}
      </span>
      <span className="text-[15px] text-muted">{interval}</span>
    </p>
  );
}

/** What it comes to over the other plan's interval, so that the two compare. */
export function comparison(plan: Plan): string {
  return plan.interval === 'year'
    ? `${formatUsd(plan.amount / 4)} a quarter, billed once a year`
    : `${formatUsd(yearlyAmount(plan))} a year, billed every three months`;
}

/** 'Save $1,000 with Annual Plan'. */
export const savingText = `Save ${formatUsd(annualSaving)} with Annual Plan`;
