import { LayoutGrid, List, Map as MapIcon } from 'lucide-react';
import { clsx } from 'clsx';
import type { ReactNode, Ref } from 'react';
import { useAuth } from '@/platform/auth/auth-provider';
import { SearchBox } from '@/shared/search/search-box';
import type { Host, LoadSuggestions } from '@/shared/search/suggestions';
import { Segmented } from '@/kit/ui/segmented';
import { addFilters, placeFilter } from '@/domain/filters/filters';
import { FiltersButton } from './filters-button';
import { SortField } from './sort-field';
import type { MarketplaceState } from './use-marketplace-query';
import type { useVerifiedAccess } from './use-verified-access';
import { VerifiedToggle } from './verified-toggle';

const viewOptions = [
  { value: 'grid', label: 'Grid', icon: <LayoutGrid aria-hidden /> },
  { value: 'list', label: 'List', icon: <List aria-hidden /> },
  { value: 'map', label: 'Map', icon: <MapIcon aria-hidden /> },
] as const;

interface MarketplaceToolbarProps {
  query: MarketplaceState;
  verified: ReturnType<typeof useVerifiedAccess>;
  host: Host;
  loadSuggestions: LoadSuggestions;
  /** Called with the text of the search field on Enter. Returns the text that stays there. */
  onSentence: (text: string) => Promise<string>;
  /** Points at the Filters button. */
  filtersRef: Ref<HTMLButtonElement>;
  /** The chips of the active filters. */
  activeFilters: ReactNode;
}

/**
 * Search, filters, sort and view: one row on wide screens, two on phones, and the active filters. Stays on screen while
 * scrolling; on phones only the search and the filters do, to leave room for the listings. Its parent has to
 * contain the listings.
 */
export function MarketplaceToolbar(props: MarketplaceToolbarProps) {
  const { query, verified, host, loadSuggestions, onSentence, filtersRef, activeFilters } = props;
  const { search, sort, view, filters, set } = query;
  const { status } = useAuth();
  const addPlace = (key: string) => set({ search: '', filters: addFilters(filters, placeFilter(key)) });
  return (
    <div
      className={clsx(
        'max-sm:contents sm:sticky sm:top-(--below-header) sm:z-20 sm:-mx-6 sm:-my-3 sm:flex sm:flex-wrap',
        'sm:items-start sm:gap-3 sm:bg-paper sm:px-6 sm:py-3',
      )}
    >
      <div
        className={clsx(
          'sm:contents max-sm:sticky max-sm:top-(--below-header) max-sm:z-20 max-sm:-mx-4 max-sm:-my-2',
          'max-sm:flex max-sm:flex-wrap max-sm:gap-2 max-sm:bg-paper max-sm:px-4 max-sm:py-2',
        )}
      >
        {/* On phones only the Filters button fits beside it. */}
        <div className="flex flex-1 basis-[calc(100%-3.25rem)] max-sm:h-11 sm:basis-[calc(100%-12rem)] lg:basis-64">
          <SearchBox
            label="Search listings"
            placeholder="Try “Memphis under $150k”"
            value={search}
            onSearch={(next) => set({ search: next })}
            onSubmit={onSentence}
            suggestions={{ load: loadSuggestions, host, filters: verified.filters, onPlace: addPlace }}
          />
        </div>
        <FiltersButton
          ref={filtersRef}
          search={search}
          filters={verified.filters}
          onChange={(next) => set({ filters: next })}
        />
        <div className="min-w-0 basis-full empty:hidden sm:order-last">{activeFilters}</div>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:[&_:is(button,input,select)]:scroll-mt-16 sm:contents">
        <VerifiedToggle query={query} verified={verified} />
        <SortField value={sort} member={status !== 'unauthenticated'} onChange={(next) => set({ sort: next })} />
        <Segmented
          label="View"
          value={view}
          options={viewOptions}
          iconsOnly
          // Grid and list are the same page in two looks; opening the map adds a history entry.
          onChange={(next) => set({ view: next }, { replace: next !== 'map' && view !== 'map' })}
        />
      </div>
    </div>
  );
}
