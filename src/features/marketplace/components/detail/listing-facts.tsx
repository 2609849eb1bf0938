import { clsx } from 'clsx';
import { allFacts, statedFacts } from '../../lib/facts';
import type { Listing } from '../../listing';

/** What there is to know of a property, and what its seller states for buyers to underwrite it with. */
export function ListingFacts({ listing }: { listing: Listing }) {
  const stated = statedFacts(listing);
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="text-xl font-semibold">
        Facts
      </h2>
      <FactList facts={allFacts(listing)} />
      {stated.length === 0 ? null : (
        <>
          <h3 className="mt-6 text-[15px] font-semibold">As stated by the seller</h3>
          <FactList facts={stated} />
        </>
      )}
    </section>
  );
}

function FactList({ facts }: { facts: ReturnType<typeof allFacts> }) {
  return (
    <dl className="mt-3 grid grid-cols-1 gap-x-10 sm:grid-cols-2">
      {facts.map(([label, value]) => (
        <div key={label} className="flex items-baseline justify-between gap-4 border-b border-line py-2.5 text-[15px]">
          <dt className="shrink-0 text-muted">{label}</dt>
          {/* Tabular figures widen the hyphen of 'Turn-Key' as well. */}
          <dd className={clsx('min-w-0 text-right font-medium break-words text-ink', /\d/.test(value) && 'numeric')}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
