import { useQuery } from '@tanstack/react-query';
import { paths } from '@/shared/config/paths';
import { useMember } from '@/shared/session/member';
import { Badge } from '@/shared/ui/badge';
import { Skeleton } from '@/shared/ui/skeleton';
import { startCheckoutMutation } from '../../api/mutations';
import { plansQuery } from '../../api/plans';
import { planAction, standingOf, type Standing } from '../../subscription';
import { AppLink } from '../app-link';
import { CheckoutProblem } from '../checkout-problem';
import { useProviderPage } from '../use-provider-page';
import { useSubscription } from '../use-subscription';
import { ActionPending } from './action-pending';
import { PlanBanner } from './plan-banner';
import { PlanButton } from './plan-button';
import { PlanCards } from './plan-cards';
import { SubscriptionProblem } from './subscription-problem';

/** The plans for a member: the one they are on, and the way to the others. */
export function MemberPlans({ userId }: { userId: string }) {
  const member = useMember();
  const subscription = useSubscription(userId);
  const prices = useQuery(plansQuery);
  const checkout = useProviderPage(startCheckoutMutation);
  const tier = member.data?.membership_tier ?? (member.isError ? 'free' : undefined);
  const standing = tier === undefined ? undefined : standingFor(tier, subscription);

  return (
    <>
      <div className="mb-8 lg:mb-12">
        {subscription.data === undefined && subscription.isError ? (
          <SubscriptionProblem
            error={subscription.error}
            onRetry={() => void subscription.refetch()}
            retrying={subscription.isFetching}
          />
        ) : null}
        {subscription.data !== undefined && tier !== undefined ? (
          <PlanBanner tier={tier} subscription={subscription.data} />
        ) : null}
        {standing === undefined ? <BannerPending /> : null}
      </div>
      <PlanCards
        freeBadge={standing === 'free' && tier === 'free' ? <Badge tone="verified">Current Plan</Badge> : null}
        freeAction={standing === undefined ? <ActionPending /> : <FreeAction standing={standing} />}
        renderAction={(plan) =>
          standing === undefined ? (
            <ActionPending />
          ) : (
            <>
              <PlanButton
                plan={plan}
                action={planAction(
                  prices.data?.find(({ id }) => id === plan.id)?.price_id,
                  standing,
                  subscription.data ?? null,
                )}
                busy={checkout.underWay === plan.id}
                waits={checkout.underWay !== null && checkout.underWay !== plan.id}
                onSelect={() => checkout.open(plan.id)}
              />
              <CheckoutProblem error={checkout.failed?.wish === plan.id ? checkout.failed.error : undefined} />
            </>
          )
        }
      />
    </>
  );
}

/** Undefined while it is not known. Where the subscription could not be read, Closer counts as subscribed to, as it mostly is. */
function standingFor(tier: string, { data, isError }: ReturnType<typeof useSubscription>): Standing | undefined {
  if (data !== undefined) return standingOf(tier, data);
  if (!isError) return undefined;
  return tier === 'closer' ? 'subscribed' : standingOf(tier, null);
}

function FreeAction({ standing }: { standing: Standing }) {
  const onFree = standing === 'free';
  return (
    <AppLink
      to={standing === 'subscribed' ? paths.billing : paths.dashboard}
      variant={onFree ? 'secondary' : 'ghost'}
      size="lg"
      full
    >
      {onFree ? 'Continue with Free' : null}
      {standing === 'subscribed' ? 'Cancel under Billing' : null}
      {standing === 'granted' ? 'Go to Dashboard' : null}
    </AppLink>
  );
}

function BannerPending() {
  return (
    <div>
      <output className="sr-only">Loading your plan</output>
      <Skeleton className="h-24" />
    </div>
  );
}
