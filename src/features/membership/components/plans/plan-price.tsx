import { formatUsd } from '@/kit/formatting/format';

/** A plan's price in large type. `amount` in whole USD. */
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
