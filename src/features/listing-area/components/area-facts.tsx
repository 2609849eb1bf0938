import { areaGroups, type AreaListing } from '@/domain/listing/area-words';
import { sourceText } from '@/domain/listing/data-source';

/** Facts about the area, with where each is from. Nothing without one: land has no fair market rent. */
export function AreaFacts({ listing }: { listing: AreaListing }) {
  const groups = areaGroups(listing);
  if (groups.length === 0) return null;
  return (
    <section aria-labelledby="area">
      <h2 id="area" className="text-xl font-semibold">
        About the area
      </h2>
      <div className="mt-3 rounded-card border border-line bg-surface p-4 sm:columns-2 sm:gap-10 sm:p-5">
        {groups.map(({ place, source, facts }) => (
          <div key={`${place} ${source.name} ${source.as_of}`} className="break-inside-avoid pb-4 last:pb-0">
            <dl className="flex flex-col gap-1 text-[15px]">
              {facts.map(({ label, value }) => (
                <div key={label} className="flex items-baseline justify-between gap-4">
                  <dt className="min-w-20 text-muted">{label}</dt>
                  <dd className="numeric text-right font-medium">{value}</dd>
                </div>
              ))}
            </dl>
            <p className="mt-1 text-sm text-muted">
              {place} · {sourceText(source)}
            </p>
          </div>
        ))}
      </div>
    </section>
  );
}
