import { memo, useCallback, useState } from 'react';
import { paths } from '@/shared/config/paths';
import { useRestoreLinkFocus } from '@/shared/navigation/use-restore-link-focus';
import type { Filters } from '@/shared/listing-filters/filters';
import { MapPanel } from './map-panel';
import { ResultList, type ResultListProps } from './result-list';

type MarketplaceResultsProps = Omit<ResultListProps, 'from' | 'highlighted' | 'onHighlight'>;

/** The results, with the map beside them in the map view. Memoized: drawing many cards is slow. */
export const MarketplaceResults = memo(function Results(props: MarketplaceResultsProps) {
  const { query, filters, linkTo } = props;
  const { search, view, set } = query;
  const [highlighted, setHighlighted] = useState<string | null>(null);
  const results = useRestoreLinkFocus();
  const from = query.query ? `${paths.marketplace}?${query.query}` : paths.marketplace;
  const searchArea = useCallback((area: Partial<Filters>) => set({ filters: { ...filters, ...area } }), [set, filters]);

  const list = <ResultList {...props} from={from} highlighted={highlighted} onHighlight={setHighlighted} />;
  if (view !== 'map') return <div ref={results}>{list}</div>;
  return (
    <div ref={results} className="flex flex-col gap-6 lg:flex-row-reverse lg:items-start">
      <div className="min-w-0 lg:sticky lg:top-20 lg:w-[46%] lg:shrink-0">
        <MapPanel
          filters={filters}
          search={search}
          linkTo={linkTo}
          from={from}
          highlighted={highlighted}
          onHighlight={setHighlighted}
          onSearchArea={searchArea}
        />
      </div>
      <div className="min-w-0 flex-1">{list}</div>
    </div>
  );
});
