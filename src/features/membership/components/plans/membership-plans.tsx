import { paths } from '@/domain/site/paths';
import { useRememberedDestination } from '@/platform/navigation/use-remembered-destination';
import { useAuth } from '@/platform/auth/auth-provider';
import { ButtonLink } from '@/kit/ui/button';
import type { Plan } from '../../plans';
import { useMember } from '@/platform/session/member';
import { ActionSkeleton } from './action-skeleton';
import { MemberPlans } from './member-plans';
import { PlanBannerSkeleton } from './plan-banner';
import { PlanCards } from './plan-cards';
import { PlansSkeleton } from './plans-skeleton';
import { WithOfferedPlans } from './with-offered-plans';

/** The plan cards on both hosts: members subscribe here, visitors sign up first. */
export function MembershipPlans() {
  const { status, user } = useAuth();
  const destination = useRememberedDestination();
  return (
    <WithOfferedPlans fallback={user ? <MemberPlansSkeleton /> : <PlansSkeleton count={3} />}>
      {(plans) => {
        if (user) return <MemberPlans key={user.id} userId={user.id} plans={plans} />;
        if (status !== 'loading') return <VisitorPlans plans={plans} destination={destination} />;
        return <PlanCards plans={plans} freeAction={<ActionSkeleton />} renderAction={() => <ActionSkeleton />} />;
      }}
    </WithOfferedPlans>
  );
}

function MemberPlansSkeleton() {
  return (
    <>
      <div className="mb-8 lg:mb-12">
        <PlanBannerSkeleton tier={useMember().data?.membership_tier} />
      </div>
      <PlansSkeleton count={3} />
    </>
  );
}

function VisitorPlans({ plans, destination }: { plans: readonly Plan[]; destination: string | null }) {
  return (
    <PlanCards
      plans={plans}
      freeAction={
        <ButtonLink to={paths.signUpFor(destination)} variant="secondary" size="lg" full>
          Join free
        </ButtonLink>
      }
      renderAction={(plan) => <SignUpToSelect plan={plan} destination={destination} />}
    />
  );
}

/** Keeps the selected plan, and where the visitor came from, through sign-up or sign-in. */
function SignUpToSelect({ plan, destination }: { plan: Plan; destination: string | null }) {
  return (
    <ButtonLink
      to={paths.signUpFor(paths.checkoutFor(plan.id, destination))}
      variant={plan.interval === 'year' ? 'primary' : 'secondary'}
      size="lg"
      full
    >
      Select <span className="sr-only">{plan.name}</span>
    </ButtonLink>
  );
}
