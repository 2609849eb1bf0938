import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { Failure } from '@/platform/errors/failure';
import { useRememberedDestination } from '@/platform/navigation/use-remembered-destination';
import { Button } from '@/kit/ui/button';
import { startCheckoutMutation } from '../../api/mutations';
import type { Plan } from '../../plans';
import { checkoutErrors } from '../../errors';
import { PlansSkeleton } from '../plans/plans-skeleton';
import { WithOfferedPlans } from '../plans/with-offered-plans';
import { useStripeRedirect } from '../use-stripe-redirect';
import { CheckoutSummary } from './checkout-summary';
import { PlanChoice } from './plan-choice';

/** The order before Stripe takes over. `?plan=` selects the plan; otherwise the first one is selected. */
export function CheckoutForm() {
  return (
    <WithOfferedPlans fallback={<PlansSkeleton count={2} />}>{(plans) => <Form plans={plans} />}</WithOfferedPlans>
  );
}

function Form({ plans }: { plans: readonly [Plan, ...Plan[]] }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const destination = useRememberedDestination();
  const plan = plans.find(({ id }) => id === params.get('plan')) ?? plans[0];
  const checkout = useStripeRedirect(startCheckoutMutation);
  const busy = checkout.pending !== null;
  return (
    <form
      className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8"
      onSubmit={(event) => {
        event.preventDefault();
        checkout.open(plan);
      }}
    >
      <PlanChoice
        plans={plans}
        value={plan.id}
        onChange={(id) => void navigate(paths.checkoutFor(id, destination), { replace: true })}
        disabled={busy}
      />
      <CheckoutSummary plan={plan}>
        <Failure error={checkout.failed?.error} errors={checkoutErrors} className="mt-3" />
        <Button type="submit" size="lg" full busy={busy} busyLabel="Opening checkout..." className="mt-5">
          Continue to Payment
        </Button>
      </CheckoutSummary>
    </form>
  );
}
