import { clsx } from 'clsx';
import { ChartNoAxesCombined } from 'lucide-react';
import { useMemo } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { checkTheNumbers } from '@/domain/listing/plausible';
import { roundHalfAway } from '@/kit/numbers/rounding';
import type { FigureId } from '@/domain/analysis/model';
import { sentence } from '@/domain/analysis/numbers/format';
import { headlineOf, type DealHeadline } from '@/domain/analysis/numbers/headline';
import { listingSubject, type ListingFigures } from '@/domain/analysis/numbers/listing-subject';
import { roles, summaryOf } from '@/domain/analysis/numbers/summary';
import { analysisSection } from './analysis-section';
import { Result } from './result';

/** What the buyer keeps of a listing, by the strategy it's marketed for; below, the section with the whole analysis. */
export function ListingHeadline({ listing }: { listing: ListingFigures }) {
  const headline = useMemo(() => headlineOf(listingSubject(listing)), [listing]);
  const { search, state } = useLocation();
  return (
    <section
      aria-label="Key numbers"
      className="flex flex-col gap-x-6 border-b border-line pb-3 sm:flex-row sm:items-center sm:justify-between"
    >
      <div className="flex min-w-0 flex-col gap-2">
        <Numbers headline={headline} />
      </div>
      {/* Replaces the history entry, so that Back still leads to the marketplace. */}
      <Link
        to={{ search, hash: analysisSection }}
        replace
        state={state as unknown}
        className={clsx(
          'inline-flex min-h-11 shrink-0 items-center gap-2 self-start font-medium',
          'text-evergreen-ink hover:underline',
        )}
      >
        <ChartNoAxesCombined aria-hidden className="size-4" />
        Run the numbers
      </Link>
    </section>
  );
}

/** Figures that a strategy may lack. */
const names: Readonly<Partial<Record<FigureId, string>>> = {
  price: 'Price',
  monthlyRent: 'Rent',
  arv: 'After-repair value',
  repairCost: 'Repairs',
};

function Numbers({ headline }: { headline: DealHeadline }) {
  const { strategy, missing, isDoubtful, results } = headline;
  if (missing.length > 0) {
    return (
      <>
        <dl className="flex flex-wrap gap-x-8 gap-y-2">
          {missing.map((id) => (
            <div key={id}>
              <dt className="text-sm text-muted">{names[id]}</dt>
              <dd className="text-lg text-muted">Not stated</dd>
            </div>
          ))}
        </dl>
        <p className="text-sm text-muted">
          {sentence(roles[strategy])}: add your own {missing.length === 1 ? 'figure' : 'figures'} to see the results.
        </p>
      </>
    );
  }
  if (isDoubtful) return <p className="text-amber-ink">{checkTheNumbers}: the results are beyond any real deal.</p>;
  return (
    <>
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        {results.map(({ id, label, unit, value }) => (
          <div key={id}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="numeric text-lg font-bold tracking-tight">
              <Result
                id={id}
                unit={unit}
                value={value !== null && unit === 'usd_per_month' ? roundHalfAway(value) : value}
              />
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-muted">{summaryOf(headline)}</p>
    </>
  );
}
