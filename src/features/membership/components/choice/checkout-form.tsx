import { LockKeyhole } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { brand } from '@/shared/config/brand';
import { formatUsd } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { startCheckoutMutation } from '../../api/mutations';
import { planById, plans, type Plan } from '../../plans';
import { CheckoutProblem } from '../checkout-problem';
import { useProviderPage } from '../use-provider-page';
import { PlanChoice } from './plan-choice';

/** The order before the card provider takes over. The plan stands in the address, the first one where it names none. */
export function CheckoutForm() {
  const [params, setParams] = useSearchParams();
  const plan = planById(params.get('plan')) ?? plans[0];
  const checkout = useProviderPage(startCheckoutMutation);
  const busy = checkout.underWay !== null;
  return (
    <form
      className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8"
      onSubmit={(event) => {
        event.preventDefault();
        checkout.open(plan.id);
      }}
    >
      <PlanChoice
        value={plan.id}
        onChange={(id) => setParams({ plan: id }, { replace: true, preventScrollReset: true })}
        disabled={busy}
      />
      <Summary plan={plan}>
        <CheckoutProblem error={checkout.failed?.error} />
        <Button type="submit" size="lg" full busy={busy} busyLabel="Opening checkout..." className="mt-5">
          Continue to Payment
        </Button>
      </Summary>
    </form>
  );
}

function Summary({ plan, children }: { plan: Plan; children: ReactNode }) {
  const id = useId();
  return (
    <Card className="p-5 sm:p-6">
      <section aria-labelledby={id}>
        <h2 id={id} className="text-lg font-semibold">
          Summary
        </h2>
        <dl className="numeric mt-4 text-[15px]">
          <div className="flex justify-between gap-4">
            <dt className="text-ink">{plan.name}</dt>
            <dd className="font-medium">{formatUsd(plan.amount)}</dd>
          </div>
          <div className="mt-4 flex items-baseline justify-between gap-4 border-t border-line pt-4 font-semibold">
            <dt>Due today</dt>
            <dd className="text-2xl font-bold tracking-tight">{formatUsd(plan.amount)}</dd>
          </div>
        </dl>
        <p className="mt-2 text-sm text-muted">
          Then {formatUsd(plan.amount)} every {plan.interval}, until you cancel. Prices in USD.
        </p>
        {children}
        <p className="mt-4 flex gap-2.5 text-sm text-pretty text-muted">
          <LockKeyhole aria-hidden className="mt-0.5 size-4 shrink-0" />
          You pay on our card provider’s own page. Card numbers never reach {brand.name}.
        </p>
      </section>
    </Card>
  );
}
