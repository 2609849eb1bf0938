import type { ReactNode } from 'react';
import { paths } from '@/domain/site/paths';
import { describeError } from '@/platform/errors/describe-error';
import { useMember } from '@/platform/session/member';
import { Button, ButtonLink } from '@/kit/ui/button';
import { SideCard } from '@/kit/ui/side-card';
import { Skeleton } from '@/kit/ui/skeleton';
import type { FailedQuery } from '@/platform/query/query-error';
import { subscriptionErrors } from '../errors';
import { isOngoing, type Subscription } from '../subscription';
import { SubscriptionState } from './subscription-state';
import { useSubscription } from './use-subscription';

interface SubscriptionCardProps {
  userId: string;
  /** The actions; links to the plans and to billing by default. Null means the member never had a subscription. */
  renderActions?: (subscription: Subscription | null) => ReactNode;
}

/** The member's subscription in any state. */
export function SubscriptionCard({ userId, renderActions = renderLinks }: SubscriptionCardProps) {
  const { data: member, isError: memberFailed } = useMember();
  const query = useSubscription(userId);
  const { data: subscription, error } = query;
  const tier = member?.membership_tier ?? (memberFailed ? 'free' : undefined);
  const failed = subscription === undefined && error !== null;
  return (
    <SideCard title="Subscription">
      {failed ? <Failed query={query} /> : null}
      {subscription !== undefined && tier !== undefined ? (
        <>
          <SubscriptionState tier={tier} subscription={subscription} />
          {renderActions(subscription)}
        </>
      ) : null}
      {!failed && (subscription === undefined || tier === undefined) ? <Loading /> : null}
    </SideCard>
  );
}

function renderLinks(subscription: Subscription | null) {
  const living = subscription !== null && isOngoing(subscription);
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      <ButtonLink to={paths.membership} variant="secondary">
        {living ? 'View membership' : 'View Plans'}
      </ButtonLink>
      {subscription ? (
        <ButtonLink to={paths.billing} variant={living ? 'secondary' : 'ghost'}>
          Manage billing
        </ButtonLink>
      ) : null}
    </div>
  );
}

function Failed({ query }: { query: FailedQuery }) {
  return (
    <>
      <p role="alert" className="mt-1 text-[15px] font-medium text-brick-ink">
        {describeError(query.error, subscriptionErrors)}
      </p>
      <Button variant="secondary" busy={query.isFetching} onClick={() => void query.refetch()} className="mt-4">
        Retry
      </Button>
    </>
  );
}

function Loading() {
  return (
    <div className="mt-3 flex flex-col gap-3">
      <output className="sr-only">Loading your subscription</output>
      <Skeleton className="h-7 w-1/2" />
      <Skeleton className="h-5 w-2/3" />
      <Skeleton className="h-5 w-1/2" />
      <Skeleton className="mt-2 h-11" />
    </div>
  );
}
