import { memo, useCallback, useState, type ComponentProps } from 'react';
import { paths } from '@/domain/site/paths';
import { useRestoreLinkFocus } from '@/platform/navigation/use-restore-link-focus';
import type { Filters } from '@/domain/filters/filters';
import { ResultList, type ResultListProps } from './result-list';
import { clsx } from 'clsx';
import { ErrorBoundary } from '@/platform/layout/error-boundary';
import { ErrorState } from '@/kit/ui/error-state';
import { Skeleton } from '@/kit/ui/skeleton';
import { useLazyComponent } from '@/kit/ui/use-lazy-component';
import type { ListingMap } from '../map/components/listing-map';
import { mapHeight } from '../map/components/map-height';

type MarketplaceResultsProps = Omit<ResultListProps, 'from' | 'highlighted' | 'onHighlight'>;

/** Keeps what gets the focus clear of the header and the toolbar. */
const belowToolbar = '[&_:is(a,button)]:scroll-mt-28';

/** The results, with the map beside them in the map view. Memoized: drawing many cards is slow. */
export const MarketplaceResults = memo(function Results(props: MarketplaceResultsProps) {
  const { query, filters, linkTo } = props;
  const { search, view, set } = query;
  const [highlighted, setHighlighted] = useState<string | null>(null);
  const results = useRestoreLinkFocus();
  const from = query.query ? `${paths.marketplace}?${query.query}` : paths.marketplace;
  const searchArea = useCallback((area: Partial<Filters>) => set({ filters: { ...filters, ...area } }), [set, filters]);

  const list = <ResultList {...props} from={from} highlighted={highlighted} onHighlight={setHighlighted} />;
  if (view !== 'map') {
    return (
      <div ref={results} className={belowToolbar}>
        {list}
      </div>
    );
  }
  return (
    <div ref={results} className={clsx('flex flex-col gap-6 lg:flex-row-reverse lg:items-start', belowToolbar)}>
      <div className="min-w-0 lg:sticky lg:top-[calc(var(--below-header)+7.25rem)] lg:w-[46%] lg:shrink-0">
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

const loadMap = () => import('../map/components/listing-map').then((module) => module.ListingMap);

/** Loads the map's code when first shown. If it fails to load or crashes, the list beside it still works. */
function MapPanel(props: ComponentProps<typeof ListingMap>) {
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(false);
  const show = useLazyComponent(loadMap, attempt, () => setFailed(true));
  const retry = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  const failure = (
    <ErrorState
      title="We couldn’t load the map"
      text="All listings are still in the list. Try loading the map again."
      onRetry={retry}
    />
  );
  if (failed) return failure;
  if (!show) {
    return (
      <>
        <output className="sr-only">Loading the map</output>
        <Skeleton className={clsx('rounded-card', mapHeight)} />
      </>
    );
  }
  return (
    <ErrorBoundary key={attempt} fallback={failure}>
      {show(props)}
    </ErrorBoundary>
  );
}
