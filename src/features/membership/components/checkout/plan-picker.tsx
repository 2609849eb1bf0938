import { useState } from 'react';
import { paths } from '@/domain/site/paths';
import { Failure } from '@/platform/errors/failure';
import { useDestination } from '@/platform/navigation/use-destination';
import { Button, ButtonLink } from '@/kit/ui/button';
import { startCheckoutMutation } from '../../api/mutations';
import type { Plan } from '../../plans';
import { checkoutErrors } from '../../errors';
import { PlansSkeleton } from '../plans/plans-skeleton';
import { WithOfferedPlans } from '../plans/with-offered-plans';
import { useStripeRedirect } from '../use-stripe-redirect';
import { PlanChoice } from './plan-choice';

/** Lets a new member choose a plan or skip for now. */
export function PlanPicker() {
  return (
    <WithOfferedPlans fallback={<PlansSkeleton count={2} />}>{(plans) => <Picker plans={plans} />}</WithOfferedPlans>
  );
}

function Picker({ plans }: { plans: readonly Plan[] }) {
  const [chosenId, setChosenId] = useState<string | null>(null);
  const chosen = plans.find(({ id }) => id === chosenId);
  const destination = useDestination();
  const checkout = useStripeRedirect(startCheckoutMutation);
  const busy = checkout.pending !== null;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen) checkout.open(chosen);
      }}
    >
      <PlanChoice
        plans={plans}
        showSelect
        value={chosenId}
        onChange={setChosenId}
        disabled={busy}
        className="sm:grid-cols-2"
      />
      <Failure error={checkout.failed?.error} errors={checkoutErrors} className="mt-3" />
      <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:items-center sm:justify-between">
        <ButtonLink to={destination ?? paths.dashboard} variant="ghost" size="lg">
          Skip for now
        </ButtonLink>
        <Button type="submit" size="lg" busy={busy} busyLabel="Opening checkout..." disabled={!chosen}>
          Continue to Payment
        </Button>
      </div>
    </form>
  );
}
