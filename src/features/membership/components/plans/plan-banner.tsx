import { clsx } from 'clsx';
import { BadgeCheck, Sprout } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '@/domain/site/paths';
import { planName } from '@/domain/member/tiers';
import { AppLink } from '@/platform/navigation/app-link';
import { Badge } from '@/kit/ui/badge';
import { Card } from '@/kit/ui/card';
import { Skeleton } from '@/kit/ui/skeleton';
import { cardLabel } from '../../card-label';
import {
  renewalText,
  membershipStatusOf,
  subscriptionProblem,
  statusLabel,
  statusTone,
  noSubscriptionText,
  type Subscription,
} from '../../subscription';

interface PlanBannerProps {
  tier: string;
  subscription: Subscription | null;
}

/** The member's current plan. */
export function PlanBanner({ tier, subscription }: PlanBannerProps) {
  const status = membershipStatusOf(tier, subscription);
  if (status === 'subscribed' && subscription) return <Subscribed subscription={subscription} />;
  return (
    <Banner
      icon={status === 'granted' ? <BadgeCheck aria-hidden /> : <Sprout aria-hidden />}
      name={planName(tier)}
      badge={
        subscription ? (
          <Badge tone={statusTone(subscription)}>{statusLabel(subscription.subscriptionStatus)}</Badge>
        ) : null
      }
      action={
        subscription ? (
          <AppLink to={paths.billing} variant="secondary">
            Billing
          </AppLink>
        ) : null
      }
    >
      {noSubscriptionText(tier, subscription)}
    </Banner>
  );
}

function Subscribed({ subscription }: { subscription: Subscription }) {
  const { productName, paymentMethodBrand, paymentMethodLast4, subscriptionStatus } = subscription;
  const facts = [renewalText(subscription), cardLabel(paymentMethodBrand, paymentMethodLast4)].filter(
    (fact) => fact !== null,
  );
  const problem = subscriptionProblem(subscription);
  return (
    <Banner
      icon={<BadgeCheck aria-hidden />}
      name={productName ?? 'Membership'}
      badge={<Badge tone={statusTone(subscription)}>{statusLabel(subscriptionStatus)}</Badge>}
      action={
        <AppLink to={paths.billing} variant={problem ? 'primary' : 'secondary'}>
          Manage billing
        </AppLink>
      }
    >
      {problem ?? facts.join(' · ')}
    </Banner>
  );
}

/** As high as the banner of this tier. */
export function PlanBannerSkeleton({ tier }: { tier: string | undefined }) {
  return (
    <>
      <output className="sr-only">Loading your plan</output>
      <Skeleton className={clsx('sm:h-29', tier === 'closer' ? 'h-50' : 'h-40')} />
    </>
  );
}

interface BannerProps {
  icon: ReactNode;
  name: string;
  badge?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}

function Banner({ icon, name, badge, action, children }: BannerProps) {
  return (
    <Card className="p-5 sm:px-6">
      <section aria-label="Current plan" className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <span
          className={
            'flex size-12 shrink-0 items-center justify-center rounded-full bg-evergreen-soft text-evergreen-ink ' +
            '[&_svg]:size-6'
          }
        >
          {icon}
        </span>
        <div className="min-w-0 flex-1 basis-60">
          <p className="text-sm font-medium text-muted">Current plan</p>
          <p className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-lg font-semibold text-ink">
            {name}
            {badge}
          </p>
          <p className="numeric mt-0.5 text-[15px] text-muted">{children}</p>
        </div>
        {action}
      </section>
    </Card>
  );
}
