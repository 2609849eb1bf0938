import { paths } from '@/shared/config/paths';
import { useAuth } from '@/shared/session/auth-provider';
import { ButtonLink } from '@/shared/ui/button';
import type { Plan } from '../../plans';
import { ActionPending } from './action-pending';
import { MemberPlans } from './member-plans';
import { PlanCards } from './plan-cards';

/** The plans, and what can be done about each: members subscribe here, visitors join first. On both hosts. */
export function MembershipPlans() {
  const { status, user } = useAuth();
  if (user) return <MemberPlans key={user.id} userId={user.id} />;
  if (status === 'loading') return <PlanCards freeAction={<ActionPending />} renderAction={() => <ActionPending />} />;
  return (
    <PlanCards
      freeAction={
        <ButtonLink to={paths.signUp} variant="secondary" size="lg" full>
          Join Free
        </ButtonLink>
      }
      renderAction={(plan) => <JoinToSelect plan={plan} />}
    />
  );
}

/** Whoever has an account already finds the plan chosen after signing in. */
function JoinToSelect({ plan }: { plan: Plan }) {
  const chosen = `${paths.checkout}?plan=${plan.id}`;
  return (
    <ButtonLink
      to={`${paths.signUp}?redirect=${encodeURIComponent(chosen)}`}
      variant={plan.interval === 'year' ? 'primary' : 'secondary'}
      size="lg"
      full
    >
      Select <span className="sr-only">{plan.name}</span>
    </ButtonLink>
  );
}
