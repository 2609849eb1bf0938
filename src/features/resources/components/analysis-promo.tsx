import { Lock, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';

/** The example of the promotion: page copy, not a calculation. */
const sample = [
  ['Purchase price', '$850,000'],
  ['ARV', '$1,100,000'],
  ['Renovations', '$120,000'],
  ['Income', '$6,200/mo'],
  ['Expenses', '$3,100/mo'],
  ['Cap rate', '8.7%'],
  ['Cash-on-cash', '14.2%'],
] as const;

/** What the analysis of deals is, with a locked example. `action` is the way to it. */
export function AnalysisPromo({ action }: { action: ReactNode }) {
  return (
    <section
      aria-labelledby="analysis-promo"
      className="grid overflow-hidden rounded-card border border-line bg-surface lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]"
    >
      <div className="flex flex-col items-start gap-3 p-5 sm:p-8">
        <h2 id="analysis-promo" className="flex items-center gap-2.5 text-2xl font-bold tracking-tight">
          <Sparkles aria-hidden className="size-6 shrink-0 text-evergreen-ink" />
          AI Deal Analysis
        </h2>
        <p className="max-w-prose text-[15px] text-muted">
          Put in a price, a rent and a repair budget. Get cap rate, cash flow, cash-on-cash and the most you should pay,
          with every formula open to view, and share the result as a link.
        </p>
        <div className="mt-2">{action}</div>
      </div>
      <div className="relative border-t border-line bg-sunken p-5 sm:p-6 lg:border-t-0 lg:border-l">
        <h3 className="flex items-center justify-between text-sm font-semibold">
          Sample analysis
          <span className="inline-flex items-center gap-1.5 font-medium text-muted">
            <Lock aria-hidden className="size-3.5" />
            Locked example
          </span>
        </h3>
        <dl className="mt-3 text-[15px]">
          {sample.map(([name, value]) => (
            <div key={name} className="flex justify-between gap-4 border-b border-line py-1.5 last:border-b-0">
              <dt className="text-muted">{name}</dt>
              <dd className="numeric font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
        <p aria-hidden className="mt-2 select-none text-sm text-muted blur-[3px]">
          At this price it works as a rental: the rent carries the loan.
        </p>
        <p className="mt-1 text-xs text-muted">Figures for illustration.</p>
      </div>
    </section>
  );
}
