import { clsx } from 'clsx';
import { listingFacts, underwritingFacts } from '@/domain/listing/stated-facts';
import type { Listing } from '@/domain/listing/listing';
import { toUnitMix } from '@/domain/listing/unit-mix';
import { UnitMix } from './unit-mix';

/** The property's facts and the seller's figures for underwriting. */
export function ListingFacts({ listing }: { listing: Listing }) {
  const stated = underwritingFacts(listing);
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="text-xl font-semibold">
        Facts
      </h2>
      <FactList facts={listingFacts(listing)} />
      <UnitMix mix={toUnitMix(listing.unit_mix)} />
      {stated.length === 0 ? null : (
        <>
          <h3 className="mt-6 text-[15px] font-semibold">As stated by the seller</h3>
          <FactList facts={stated} />
        </>
      )}
    </section>
  );
}

function FactList({ facts }: { facts: ReturnType<typeof listingFacts> }) {
  return (
    <dl className="mt-3 grid grid-cols-1 gap-x-10 sm:grid-cols-2">
      {facts.map(([label, value]) => (
        <div key={label} className="flex items-baseline justify-between gap-4 border-b border-line py-2.5 text-[15px]">
          <dt className="shrink-0 text-muted">{label}</dt>
          {/* Tabular figures would also widen the hyphens of a parcel number. */}
          <dd
            className={clsx(
              'min-w-0 text-right font-medium break-words text-ink',
              /^[^-]*\d[^-]*$/.test(value) && 'numeric',
            )}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
