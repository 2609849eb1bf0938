import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { plansQuery } from '@/features/membership/api/queries';
import { freeFeatures, planHighlights } from '@/features/membership/plan-features';
import { annualSavingText, offeredPlans, planByInterval, type Plan } from '@/features/membership/plans';
import { paths } from '@/domain/site/paths';
import { formatUsd } from '@/kit/formatting/format';
import { useAuth } from '@/platform/auth/auth-provider';
import { Badge } from '@/kit/ui/badge';
import { ButtonLink } from '@/kit/ui/button';
import { Card } from '@/kit/ui/card';
import { Skeleton } from '@/kit/ui/skeleton';

/** The free and paid tiers with their prices. */
export function HomeTiers() {
  const isMember = useAuth().status === 'authenticated';
  const { data: plans } = useQuery({ ...plansQuery, select: offeredPlans });
  const saving = plans && annualSavingText(plans);
  return (
    <ul className="grid gap-5 sm:max-lg:grid-cols-2">
      <Tier name="Free" price={<Price amount={0} interval="forever" />} features={freeFeatures}>
        {isMember ? null : (
          <ButtonLink to={paths.signUp} variant="secondary" full size="lg">
            Join free
          </ButtonLink>
        )}
      </Tier>
      <Tier
        highlighted
        name="Closer"
        badge={saving ? <Badge tone="attention">{saving}</Badge> : null}
        price={<CloserPrice plans={plans} />}
        features={planHighlights.map(({ name }) => name)}
      >
        <ButtonLink to={paths.membership} full size="lg">
          See membership
        </ButtonLink>
      </Tier>
    </ul>
  );
}

/** The annual and quarterly price. Keeps its space while the plans load. */
function CloserPrice({ plans }: { plans: readonly Plan[] | undefined }) {
  const quarterly = planByInterval(plans ?? [], 'quarter');
  const plan = planByInterval(plans ?? [], 'year') ?? quarterly;
  if (!plan) return <Skeleton className="h-10 w-full max-w-64" />;
  const other = quarterly && quarterly !== plan ? `, or ${formatUsd(quarterly.amount)} a quarter` : '';
  return <Price amount={plan.amount} interval={`a ${plan.interval}${other}`} />;
}

function Price({ amount, interval }: { amount: number; interval: string }) {
  return (
    <>
      <span className="numeric text-4xl font-bold tracking-tight">{formatUsd(amount)}</span>
      <span className="numeric text-[15px] text-muted">{interval}</span>
    </>
  );
}

interface TierProps {
  name: string;
  badge?: ReactNode;
  price: ReactNode;
  features: readonly string[];
  highlighted?: boolean;
  children: ReactNode;
}

function Tier({ name, badge, price, features, highlighted = false, children }: TierProps) {
  return (
    <li className="flex">
      <Card className={clsx('flex w-full flex-col p-6', highlighted && 'border-evergreen')}>
        <div className="flex min-h-7 flex-wrap items-center justify-between gap-2">
          <h3 className="font-semibold">{name}</h3>
          {badge}
        </div>
        <div className="mt-2 flex flex-wrap items-baseline gap-x-1.5">{price}</div>
        <ul className="mt-4 mb-6 flex flex-col gap-2 border-t border-line pt-4">
          {features.map((feature) => (
            <li key={feature} className="flex gap-2.5 text-[15px]">
              <Check aria-hidden className="mt-1 size-4 shrink-0 text-evergreen-ink" />
              {feature}
            </li>
          ))}
        </ul>
        <div className="mt-auto">{children}</div>
      </Card>
    </li>
  );
}
