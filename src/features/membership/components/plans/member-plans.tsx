import { paths } from '@/domain/site/paths';
import { Failure } from '@/platform/errors/failure';
import { AppLink } from '@/platform/navigation/app-link';
import { useDestination } from '@/platform/navigation/use-destination';
import { useMember } from '@/platform/session/member';
import { startCheckoutMutation } from '../../api/mutations';
import type { Plan } from '../../plans';
import { membershipStatusOf, planAction, type MembershipStatus } from '../../subscription';
import { checkoutErrors } from '../../errors';
import { SubscriptionError } from '../subscription-error';
import { useStripeRedirect } from '../use-stripe-redirect';
import { useSubscription } from '../use-subscription';
import { ActionSkeleton } from './action-skeleton';
import { PlanBanner, PlanBannerSkeleton } from './plan-banner';
import { PlanButton } from './plan-button';
import { PlanCards } from './plan-cards';

interface MemberPlansProps {
  userId: string;
  plans: readonly Plan[];
}

/** The plan cards for a member, with their current plan on top. */
export function MemberPlans({ userId, plans }: MemberPlansProps) {
  const member = useMember();
  const subscription = useSubscription(userId);
  const checkout = useStripeRedirect(startCheckoutMutation);
  const tier = member.data?.membership_tier ?? (member.isError ? 'free' : undefined);
  const status = tier === undefined ? undefined : statusFor(tier, subscription);
  return (
    <>
      <CurrentPlan tier={tier} subscription={subscription} loading={status === undefined} />
      <PlanCards
        plans={plans}
        freeAction={freeActionFor(status, tier)}
        renderAction={(plan) =>
          status === undefined ? (
            <ActionSkeleton />
          ) : (
            <>
              <PlanButton
                plan={plan}
                action={planAction(plan.price_id, status, subscription.data ?? null)}
                busy={checkout.pending?.id === plan.id}
                disabled={checkout.pending !== null && checkout.pending.id !== plan.id}
                onSelect={() => checkout.open(plan)}
              />
              <Failure
                error={checkout.failed?.variables.id === plan.id ? checkout.failed.error : undefined}
                errors={checkoutErrors}
                className="mt-3"
              />
            </>
          )
        }
      />
    </>
  );
}

type SubscriptionResult = ReturnType<typeof useSubscription>;

/** Undefined while loading. If the subscription can't be read, Closer counts as subscribed, as it usually is. */
function statusFor(tier: string, { data, isError }: SubscriptionResult): MembershipStatus | undefined {
  if (data !== undefined) return membershipStatusOf(tier, data);
  if (!isError) return undefined;
  return tier === 'closer' ? 'subscribed' : membershipStatusOf(tier, null);
}

interface CurrentPlanProps {
  tier: string | undefined;
  subscription: SubscriptionResult;
  loading: boolean;
}

function CurrentPlan({ tier, subscription, loading }: CurrentPlanProps) {
  const { data, error } = subscription;
  return (
    <div className="mb-8 lg:mb-12">
      {data === undefined && error ? <SubscriptionError query={subscription} /> : null}
      {data !== undefined && tier !== undefined ? <PlanBanner tier={tier} subscription={data} /> : null}
      {loading ? <PlanBannerSkeleton tier={tier} /> : null}
    </div>
  );
}

/** Null for subscribers, who see the plans they can switch between. While it's unknown, Closer counts as subscribed. */
function freeActionFor(status: MembershipStatus | undefined, tier: string | undefined) {
  if (status === undefined) return tier === 'closer' ? null : <ActionSkeleton />;
  return status === 'subscribed' ? null : <FreeAction status={status} />;
}

type UnpaidStatus = Exclude<MembershipStatus, 'subscribed'>;

const freeActions: Readonly<Record<UnpaidStatus, { label: string; to: string }>> = {
  free: { label: 'Continue with Free', to: paths.dashboard },
  granted: { label: 'Go to Dashboard', to: paths.dashboard },
};

function FreeAction({ status }: { status: UnpaidStatus }) {
  const { label, to } = freeActions[status];
  const destination = useDestination();
  return (
    <AppLink
      to={(status === 'free' && destination) || to}
      variant={status === 'free' ? 'secondary' : 'ghost'}
      size="lg"
      full
    >
      {label}
    </AppLink>
  );
}
