import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { isFiltered, type Filters } from '@/domain/filters/filters';
import { toSearchParams } from '@/domain/filters/marketplace-query';
import { formatCount } from '@/domain/listing/figures';
import { Button, ButtonLink } from '@/kit/ui/button';
import { EmptyState } from '@/kit/ui/empty-state';
import { useLazyComponent } from '@/kit/ui/use-lazy-component';
import type { LoadSaveSearch } from './result-summary';
import type { MarketplaceState } from './use-marketplace-query';
import { useNearestSearches } from './use-nearest-searches';

interface NoResultsProps {
  query: MarketplaceState;
  /** The query's filters without those this reader isn't entitled to. */
  filters: Filters;
  loadSaveSearch: LoadSaveSearch;
  onReset: () => void;
  className: string;
}

/** Nothing passes the filters, or nothing is close to the buy box. */
export function NoResults({ query, filters, loadSaveSearch, onReset, className }: NoResultsProps) {
  const { search, sort } = query;
  const isSearch = search !== '' || isFiltered(filters);
  const saveSearch = useLazyComponent(loadSaveSearch, isSearch);
  const icon = <SearchX />;
  const title = 'No properties found';
  const reset = (
    <Button variant="secondary" onClick={onReset}>
      Reset Filters
    </Button>
  );
  if (sort === 'best-match') {
    return (
      <EmptyState
        icon={icon}
        title={title}
        text="Nothing close to your criteria. Broaden them, or change the sort order."
        action={
          <>
            <ButtonLink to={paths.buyBox}>Investment Criteria</ButtonLink>
            {isSearch ? reset : null}
          </>
        }
        className={className}
      />
    );
  }
  return (
    <EmptyState
      icon={icon}
      title={title}
      text="Try adjusting your search criteria or filters to find more properties"
      action={
        <>
          <NearestSearches query={query} filters={filters} />
          {saveSearch?.({ search, filters, isMain: true })}
          {reset}
        </>
      }
      className={className}
    />
  );
}

interface NearestSearchesProps extends Pick<NoResultsProps, 'query' | 'filters'> {
  /** How many listings this search finds. */
  found?: number;
}

/** The searches that find more than one or two listings, below them. */
export function MoreSearches(props: NearestSearchesProps): ReactNode {
  return (
    <div className="mt-10 flex flex-col items-center gap-3 border-t border-line pt-6 empty:hidden">
      <NearestSearches {...props} title="Looking for more?" />
    </div>
  );
}

/** Links to searches that find more, each with its number of listings. */
function NearestSearches({ query, filters, found = 0, title }: NearestSearchesProps & { title?: string }): ReactNode {
  const near = useNearestSearches({ search: query.search, filters }, found);
  const links = near?.map(({ count, label, ...search }) => ({
    text: `${formatCount(count)} ${label}`,
    to: { search: toSearchParams({ ...query, ...search }) },
  }));
  return (
    <>
      {title && links && links.length > 0 ? <p className="text-[15px] font-semibold">{title}</p> : null}
      {links && links.length > 0 ? (
        <ul aria-label="Similar searches" className="mb-1 flex basis-full flex-wrap justify-center gap-2">
          {links.map(({ text, to }) => (
            <li key={text}>
              <Link
                to={to}
                className="numeric inline-flex min-h-11 items-center rounded-full border border-edge px-4 text-sm
                  font-medium text-evergreen-ink hover:bg-sunken"
              >
                {text}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      <output className="sr-only">
        {links && links.length > 0 ? `Similar searches: ${links.map(({ text }) => text).join(', ')}` : ''}
      </output>
    </>
  );
}
