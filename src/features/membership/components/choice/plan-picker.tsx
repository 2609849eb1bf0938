import { useState } from 'react';
import { paths } from '@/shared/config/paths';
import { Button, ButtonLink } from '@/shared/ui/button';
import { startCheckoutMutation } from '../../api/mutations';
import type { Plan } from '../../plans';
import { CheckoutProblem } from '../checkout-problem';
import { useProviderPage } from '../use-provider-page';
import { PlanChoice } from './plan-choice';

/** The plans as a choice to make, or to skip for now. */
export function PlanPicker() {
  const [chosen, setChosen] = useState<Plan['id'] | null>(null);
  const checkout = useProviderPage(startCheckoutMutation);
  const busy = checkout.underWay !== null;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen) checkout.open(chosen);
      }}
    >
      <PlanChoice inviting value={chosen} onChange={setChosen} disabled={busy} className="sm:grid-cols-2" />
      <CheckoutProblem error={checkout.failed?.error} />
      <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:items-center sm:justify-between">
        <ButtonLink to={paths.dashboard} variant="ghost" size="lg">
          Skip for now
        </ButtonLink>
        <Button type="submit" size="lg" busy={busy} busyLabel="Opening checkout..." disabled={chosen === null}>
          Continue to Payment
        </Button>
      </div>
    </form>
  );
}
