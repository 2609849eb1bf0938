import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatUsd } from '@/shared/lib/format';
import { Badge } from '@/shared/ui/badge';
import { Card } from '@/shared/ui/card';
import { annualSaving, freeFeatures, planFeatures, plans } from '../plans';

interface PlanCardsProps {
  /** True on the free plan, which is marked then; null for visitors. */
  onFree: boolean | null;
  /** What one can do about the free plan. */
  freeAction: ReactNode;
}

/** The free plan and the paid ones beside each other. */
export function PlanCards({ onFree, freeAction }: PlanCardsProps) {
  return (
    <ul className="grid gap-4 md:grid-cols-3 md:gap-5">
      <PlanCard
        name="Free"
        price={0}
        interval="forever"
        text="Look around, post deals, meet members."
        badge={onFree ? <Badge tone="verified">Current Plan</Badge> : null}
        features={freeFeatures}
      >
        {freeAction}
      </PlanCard>
      {plans.toReversed().map(({ id, name, description, amount, interval }) => (
        <PlanCard
          key={id}
          name={name}
          price={amount}
          interval={`a ${interval}`}
          text={description}
          badge={interval === 'year' ? <Badge tone="attention">{`Save ${formatUsd(annualSaving)} with Annual Plan`}</Badge> : null}
          features={planFeatures}
          marked={interval === 'year'}
        />
      ))}
    </ul>
  );
}

interface PlanCardProps {
  name: string;
  price: number;
  interval: string;
  text: string;
  badge: ReactNode;
  features: readonly string[];
  /** Stands out from the others. */
  marked?: boolean;
  children?: ReactNode;
}

function PlanCard({ name, price, interval, text, badge, features, marked = false, children }: PlanCardProps) {
  return (
    <li className="flex">
      <Card className={clsx('flex w-full flex-col p-5 sm:p-6', marked && 'border-evergreen')}>
        <div className="flex min-h-7 flex-wrap items-start justify-between gap-2">
          <h2 className="text-base font-semibold">{name}</h2>
          {badge}
        </div>
        <p className="mt-3 flex items-baseline gap-1.5">
          <span className="numeric text-4xl font-bold tracking-tight">{formatUsd(price)}</span>
          <span className="text-[15px] text-muted">{interval}</span>
        </p>
        <p className="mt-2 text-[15px] text-muted">{text}</p>
        <ul className="mt-5 flex flex-1 flex-col gap-2.5 border-t border-line pt-5">
          {features.map((feature) => (
            <li key={feature} className="flex gap-2.5 text-[15px]">
              <Check aria-hidden className="mt-1 size-4 shrink-0 text-evergreen-ink" />
              {feature}
            </li>
          ))}
        </ul>
        {children ? <div className="mt-6">{children}</div> : null}
      </Card>
    </li>
  );
}
