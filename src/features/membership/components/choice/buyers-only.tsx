import type { ReactNode } from 'react';
import { paths } from '@/shared/config/paths';
import { useMember } from '@/shared/session/member';
import { ButtonLink } from '@/shared/ui/button';
import { Skeleton } from '@/shared/ui/skeleton';
import { standingOf } from '../../subscription';
import { PlanBanner } from '../plans/plan-banner';
import { SubscriptionProblem } from '../plans/subscription-problem';
import { useSubscription } from '../use-subscription';

interface BuyersOnlyProps {
  userId: string;
  /** For whoever has no membership, or may have none. */
  children: ReactNode;
}

/** Keeps members from choosing what they have already: they are shown it instead. Where it is not known, the server decides. */
export function BuyersOnly({ userId, children }: BuyersOnlyProps) {
  const { data: member, isError } = useMember();
  const subscription = useSubscription(userId);
  const tier = member?.membership_tier ?? (isError ? 'free' : undefined);
  if (subscription.data === undefined && subscription.isError) {
    return (
      <>
        <SubscriptionProblem
          error={subscription.error}
          onRetry={() => void subscription.refetch()}
          retrying={subscription.isFetching}
        />
        <div className="mt-6">{children}</div>
      </>
    );
  }
  if (subscription.data === undefined || tier === undefined) return <Pending />;
  if (standingOf(tier, subscription.data) === 'free') return children;
  return (
    <>
      <PlanBanner tier={tier} subscription={subscription.data} />
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to={paths.dashboard}>Go to Dashboard</ButtonLink>
        <ButtonLink to={paths.membership} variant="ghost">
          View Membership
        </ButtonLink>
      </div>
    </>
  );
}

function Pending() {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <output className="sr-only">Loading the plans</output>
      <Skeleton className="h-64" />
      <Skeleton className="h-64" />
    </div>
  );
}
