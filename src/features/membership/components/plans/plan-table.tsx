import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { formatUsd } from '@/kit/formatting/format';
import { plansQuery } from '../../api/queries';
import { planFeatures } from '../../plan-features';
import { offeredPlans, planByInterval, yearlyAmount, type Plan } from '../../plans';

const columns = [
  { interval: 'quarter', title: 'Quarterly' },
  { interval: 'year', title: 'Annual' },
] as const;

/** Quarterly vs annual: the prices, and that both include the same features. */
export function PlanTable() {
  const id = useId();
  const { data: plans = [] } = useQuery({ ...plansQuery, select: offeredPlans });
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-xl font-semibold tracking-tight">
        Quarterly or annual
      </h2>
      <p className="mt-1 text-[15px] text-muted">Same membership. Paying for a year costs less.</p>
      <div className="mt-5 overflow-hidden rounded-card border border-line bg-surface">
        <table aria-labelledby={id} className="w-full table-fixed text-left text-[15px]">
          <thead>
            <tr className="border-b border-line bg-sunken text-sm">
              <th scope="col" className="w-1/2 px-4 py-3.5 font-semibold sm:px-6">
                Feature
              </th>
              {columns.map(({ title }) => (
                <th key={title} scope="col" className="px-2 py-3.5 text-center font-semibold sm:px-6">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <PriceRow name="Each payment" plans={plans} amountOf={({ amount }) => amount} />
            <PriceRow name="Per year" plans={plans} amountOf={yearlyAmount} />
            {planFeatures.map((feature) => (
              <FeatureRow key={feature.name} feature={feature} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

interface PriceRowProps {
  name: string;
  plans: readonly Plan[];
  amountOf: (plan: Plan) => number;
}

function PriceRow({ name, plans, amountOf }: PriceRowProps) {
  return (
    <tr className="border-line not-first:border-t">
      <RowName>{name}</RowName>
      {columns.map(({ interval, title }) => {
        const plan = planByInterval(plans, interval);
        return (
          <td key={title} className="numeric px-2 text-center font-semibold sm:px-6">
            {plan ? formatUsd(amountOf(plan)) : null}
          </td>
        );
      })}
    </tr>
  );
}

function FeatureRow({ feature: { name, detail } }: { feature: (typeof planFeatures)[number] }) {
  return (
    <tr className="border-t border-line">
      <RowName>
        {name} <span className="mt-0.5 block text-sm text-pretty text-muted">{detail}</span>
      </RowName>
      {columns.map(({ title }) => (
        <td key={title} className="px-2 text-center sm:px-6">
          <Check aria-hidden className="mx-auto size-5 text-evergreen-ink" />
          <span className="sr-only">Included</span>
        </td>
      ))}
    </tr>
  );
}

function RowName({ children }: { children: ReactNode }) {
  return (
    <th scope="row" className="px-4 py-3.5 font-normal sm:px-6">
      {children}
    </th>
  );
}
