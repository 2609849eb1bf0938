import type { ReactNode } from 'react';
import { freeFeatures, planHighlights, plans, type Plan } from '../../plans';
import { PlanCard } from './plan-card';
import { comparison, savingText } from './plan-price';

interface PlanCardsProps {
  /** Beside the name of the free plan. */
  freeBadge?: ReactNode;
  /** What can be done about the free plan. */
  freeAction: ReactNode;
  /** What can be done about a paid one. */
  renderAction: (plan: Plan) => ReactNode;
}

/** The free plan and the paid ones beside each other. */
export function PlanCards({ freeBadge, freeAction, renderAction }: PlanCardsProps) {
  return (
    <ul className="mx-auto grid max-w-md gap-5 lg:max-w-none lg:grid-cols-3 lg:gap-6">
      <PlanCard
        name="Free"
        amount={0}
        interval="forever"
        note="No card needed"
        text="Look around, post deals, meet members."
        badge={freeBadge}
        lead="What every member has:"
        features={freeFeatures}
        action={freeAction}
      />
      {plans.map((plan) => (
        <PlanCard
          key={plan.id}
          name={plan.name}
          amount={plan.amount}
          interval={`a ${plan.interval}`}
          note={comparison(plan)}
          text={plan.description}
          {...(plan.interval === 'year' && { flag: savingText })}
          lead="Everything in Free, and:"
          features={planHighlights}
          action={renderAction(plan)}
        />
      ))}
    </ul>
  );
}
