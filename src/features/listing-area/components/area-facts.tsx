import { areaGroups, type AreaListing } from '@/domain/listing/area-words';
import { sourceText } from '@/domain/listing/data-source';

/** Facts about the area, with where each is from. */
export function AreaFacts({ listing }: { listing: AreaListing }) {
  return (
    <div className="mt-3 flex flex-col divide-y divide-line rounded-card border border-line bg-surface">
      {areaGroups(listing).map(({ place, source, facts }) => (
        <div key={`${place} ${source.name} ${source.as_of}`} className="flex flex-col gap-2 p-4 sm:p-5">
          <dl className="flex flex-col gap-2 text-[15px]">
            {facts.map(({ label, value }) => (
              <div key={label} className="flex items-baseline justify-between gap-4">
                <dt className="shrink-0 text-muted">{label}</dt>
                <dd className="numeric min-w-0 text-right font-medium">{value}</dd>
              </div>
            ))}
          </dl>
          <p className="text-sm text-muted">
            For {place}. From {sourceText(source)}.
          </p>
        </div>
      ))}
    </div>
  );
}
