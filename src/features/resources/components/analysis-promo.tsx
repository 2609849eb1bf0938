import { clsx } from 'clsx';
import { Lock, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { sampleRows } from '../sample-analysis';

/** Promotes the deal analysis with a locked example. `action` is the button that opens it. */
export function AnalysisPromo({ action }: { action: ReactNode }) {
  return (
    <section
      aria-labelledby="analysis-promo"
      className={clsx(
        'grid overflow-hidden rounded-card border border-line bg-surface',
        'lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]',
      )}
    >
      <div className="flex flex-col items-start gap-3 p-5 sm:p-8">
        <h2 id="analysis-promo" className="flex items-center gap-2.5 text-2xl font-bold tracking-tight">
          <Sparkles aria-hidden className="size-6 shrink-0 text-evergreen-ink" />
          AI Deal Analysis
        </h2>
        <p className="max-w-prose text-[15px] text-muted">
          Enter a price, rent, and repair budget. Get the cap rate, cash flow, cash-on-cash return, and the most you
          should pay. See every formula, and share the result as a link.
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
          {sampleRows.map(({ name, value, note }) => (
            <div
              key={name}
              className="flex flex-wrap justify-between gap-x-4 border-b border-line py-1.5 last:border-b-0"
            >
              <dt className="text-muted">{name}</dt>
              <dd className="numeric font-semibold">{value}</dd>
              {note ? <dd className="numeric w-full text-xs text-muted">{note}</dd> : null}
            </div>
          ))}
        </dl>
        <p aria-hidden className="mt-2 select-none text-sm text-muted blur-[3px]">
          It works as a rental at this price: the rent covers the loan.
        </p>
        <p className="mt-1 text-xs text-muted">Sample figures for illustration only, not a real listing.</p>
      </div>
    </section>
  );
}
