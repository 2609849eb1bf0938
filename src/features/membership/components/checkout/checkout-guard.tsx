import type { ReactNode } from 'react';
import { paths } from '@/domain/site/paths';
import { useMember } from '@/platform/session/member';
import { ButtonLink } from '@/kit/ui/button';
import { membershipStatusOf } from '../../subscription';
import { PlanBanner } from '../plans/plan-banner';
import { PlansSkeleton } from '../plans/plans-skeleton';
import { SubscriptionError } from '../subscription-error';
import { useSubscription } from '../use-subscription';

interface CheckoutGuardProps {
  userId: string;
  /** For members without a paid membership. */
  children: ReactNode;
}

/** Shows paying members their current plan instead of the checkout. If that can't be loaded, the server decides. */
export function CheckoutGuard({ userId, children }: CheckoutGuardProps) {
  const { data: member, isError } = useMember();
  const subscription = useSubscription(userId);
  const tier = member?.membership_tier ?? (isError ? 'free' : undefined);
  if (subscription.data === undefined && subscription.isError) {
    return (
      <>
        <SubscriptionError query={subscription} />
        <div className="mt-6">{children}</div>
      </>
    );
  }
  if (subscription.data === undefined || tier === undefined) return <PlansSkeleton count={2} />;
  if (membershipStatusOf(tier, subscription.data) === 'free') return children;
  return (
    <>
      <PlanBanner tier={tier} subscription={subscription.data} />
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to={paths.dashboard}>Go to Dashboard</ButtonLink>
        <ButtonLink to={paths.membership} variant="ghost">
          View membership
        </ButtonLink>
      </div>
    </>
  );
}
