import { Check } from 'lucide-react';
import { useId } from 'react';
import { formatUsd } from '@/shared/lib/format';
import { planFeatures, plans, yearlyAmount, type Plan } from '../../plans';

const columns = [
  { plan: plans.find(({ interval }) => interval === 'quarter'), title: 'Quarterly' },
  { plan: plans.find(({ interval }) => interval === 'year'), title: 'Annual' },
] as const;

/** Quarterly against Annual: what each costs, and that both give the same. */
export function PlanTable() {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-xl font-semibold tracking-tight">
        Quarterly or Annual
      </h2>
      <p className="mt-1 text-[15px] text-muted">The same membership; a year at once costs less.</p>
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
            <Prices name="Each payment" amountOf={({ amount }) => amount} />
            <Prices name="A year" amountOf={yearlyAmount} />
            {planFeatures.map((feature) => (
              <tr key={feature} className="border-t border-line">
                <RowName>{feature}</RowName>
                {columns.map(({ title }) => (
                  <td key={title} className="px-2 text-center sm:px-6">
                    <Check aria-hidden className="mx-auto size-5 text-evergreen-ink" />
                    <span className="sr-only">Included</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Prices({ name, amountOf }: { name: string; amountOf: (plan: Plan) => number }) {
  return (
    <tr className="border-line not-first:border-t">
      <RowName>{name}</RowName>
      {columns.map(({ plan, title }) => (
        <td key={title} className="numeric px-2 text-center font-semibold sm:px-6">
          {plan ? formatUsd(amountOf(plan)) : null}
        </td>
      ))}
    </tr>
  );
}

function RowName({ children }: { children: string }) {
  return (
    <th scope="row" className="px-4 py-3.5 font-normal sm:px-6">
      {children}
    </th>
  );
}
