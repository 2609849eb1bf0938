import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { freeFeatures, planHighlights } from '../../plan-features';
import { annualSavingText, equivalentPriceText, type Plan } from '../../plans';
import { PlanCard } from './plan-card';

interface PlanCardsProps {
  /** The plans that can be bought. */
  plans: readonly Plan[];
  /** Null for subscribers: leaves out the free plan, and what sells the others. */
  freeAction: ReactNode;
  /** The button of a paid plan. */
  renderAction: (plan: Plan) => ReactNode;
}

/** The free plan and the paid plans side by side. */
export function PlanCards({ plans, freeAction, renderAction }: PlanCardsProps) {
  const subscribed = freeAction === null;
  const saving = subscribed ? null : annualSavingText(plans);
  return (
    <ul
      className={clsx(
        'grid gap-5 lg:gap-6',
        subscribed ? 'md:grid-cols-2' : 'mx-auto max-w-md lg:max-w-none lg:grid-cols-3',
      )}
    >
      {subscribed ? null : (
        <PlanCard
          name="Free"
          amount={0}
          interval="forever"
          note="No card needed"
          text="Browse, post deals, and meet members."
          lead="Every member gets:"
          features={freeFeatures}
          action={freeAction}
        />
      )}
      {plans.map((plan) => (
        <PlanCard
          key={plan.id}
          name={plan.name}
          amount={plan.amount}
          interval={`a ${plan.interval}`}
          note={equivalentPriceText(plan)}
          text={plan.description}
          {...(saving && plan.interval === 'year' && { flag: saving })}
          lead="Everything in Free, plus:"
          features={planHighlights.map(({ name }) => name)}
          action={renderAction(plan)}
        />
      ))}
    </ul>
  );
}
