import { clsx } from 'clsx';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { formatDate } from '@/kit/formatting/format';
import { isFiltered, type Filters } from '@/domain/filters/filters';
import { useAuth } from '@/platform/auth/auth-provider';
import { useLazyComponent } from '@/kit/ui/use-lazy-component';
import { sortNotes, type Sort } from '@/domain/filters/sorts';
import { useResultCount } from './use-result-count';

/** Id of the text that explains the order, for the sort control. */
export const sortNoteId = 'sort-note';

/** Downloads the button that saves a search. It's another feature's. */
export type LoadSaveSearch = () => Promise<
  ComponentType<{ search: string; filters: Filters; /** Whether it's the main action here. */ isMain?: boolean }>
>;

const loadSearchCsv = () => import('./search-csv').then((module) => module.SearchCsv);

/** On phones, the texts would move when the button arrives. */
const csvPlace = <span aria-hidden className="w-11 sm:hidden" />;

interface ResultSummaryProps {
  search: string;
  filters: Filters;
  /** Don't count yet. */
  waiting: boolean;
  sort: Sort;
  loadSaveSearch: LoadSaveSearch;
}

/** The number of results, their order and age, and the button that saves the search. */
export function ResultSummary({ search, filters, waiting, sort, loadSaveSearch }: ResultSummaryProps) {
  // Sorting by the member's buy box leaves out listings that fail it, so they aren't counted.
  const bestMatch = sort === 'best-match';
  // There is nothing to save on the first view.
  const saveSearch = useLazyComponent(loadSaveSearch, search !== '' || isFiltered(filters));
  const isMember = useAuth().status === 'authenticated';
  const searchCsv = useLazyComponent(loadSearchCsv, isMember);
  const { text, updatedAt, ...found } = useResultCount({ search, filters }, !waiting && !bestMatch);
  const isEmpty = found.isEmpty && !bestMatch;
  return (
    <div
      className={clsx(
        'numeric flex min-h-8 items-center justify-between gap-x-4 text-sm text-muted sm:justify-start',
        'max-sm:text-[13px] sm:min-h-11',
      )}
    >
      <div
        className={clsx(
          'flex min-w-0 flex-wrap content-start items-center gap-x-3 sm:contents',
          // Keeps its lines while it loads.
          isEmpty || bestMatch ? null : isMember ? 'max-sm:min-h-[4.6rem]' : 'max-sm:min-h-14',
        )}
      >
        {bestMatch ? (
          <BestMatchSummary />
        ) : (
          <output className="font-medium text-ink">{text === null ? '' : `Showing ${text}`}</output>
        )}
        {sortNotes[sort] && !isEmpty ? <p id={sortNoteId}>{sortNotes[sort]}</p> : null}
        {/* A prerendered page shows the build date until the first response; the key replaces the element then. */}
        {updatedAt > 0 && !isEmpty ? (
          <p key={updatedAt} suppressHydrationWarning className="sm:order-last sm:ml-auto">
            Last updated {formatDate(new Date(updatedAt).toISOString())}
          </p>
        ) : null}
      </div>
      {/* Without results, it's the main button below. */}
      {isEmpty ? null : (
        <div className="flex flex-wrap items-center justify-end gap-2">
          {searchCsv?.({ search: { search, sort, filters } }) ?? (isMember ? csvPlace : null)}
          {saveSearch?.({ search, filters })}
        </div>
      )}
    </div>
  );
}

function BestMatchSummary() {
  return (
    <p className="font-medium text-ink">
      Best matches for your buy box{' '}
      <Link
        to={paths.buyBox}
        className={clsx(
          'ml-1 inline-flex min-h-6 items-center rounded font-semibold text-evergreen-ink',
          'underline-offset-4 hover:underline pointer-coarse:min-h-11',
        )}
      >
        Edit buy box
      </Link>
    </p>
  );
}
