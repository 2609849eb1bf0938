import { LayoutGrid, List, Map as MapIcon } from 'lucide-react';
import type { Ref } from 'react';
import { useAuth } from '@/shared/session/auth-provider';
import { SearchBox } from '@/shared/ui/search-box';
import { Segmented } from '@/shared/ui/segmented';
import { FiltersButton } from './filters-button';
import { SortField } from './sort-field';
import type { MarketplaceAddress } from './use-marketplace-address';
import type { useVerifiedGate } from './use-verified-gate';
import { VerifiedToggle } from './verified-toggle';

const viewOptions = [
  { value: 'grid', label: 'Grid', icon: <LayoutGrid aria-hidden /> },
  { value: 'list', label: 'List', icon: <List aria-hidden /> },
  { value: 'map', label: 'Map', icon: <MapIcon aria-hidden /> },
] as const;

interface MarketplaceToolbarProps {
  address: MarketplaceAddress;
  gate: ReturnType<typeof useVerifiedGate>;
  /** The button that opens the filters. */
  filtersRef: Ref<HTMLButtonElement>;
}

/** Search, filters, order and view: in one row on wide screens, in two on phones. */
export function MarketplaceToolbar({ address, gate, filtersRef }: MarketplaceToolbarProps) {
  const { search, sort, view, change } = address;
  const { status } = useAuth();
  return (
    <div className="flex flex-wrap items-start gap-2 sm:gap-3">
      {/* On phones only the button of the filters has room beside it. */}
      <div className="flex flex-1 basis-[calc(100%-3.25rem)] max-sm:h-11 sm:basis-[calc(100%-12rem)] lg:basis-64">
        {/* Searching on is not worth a step Back each time; the first search is. */}
        <SearchBox
          label="Search listings"
          placeholder="City, state, ZIP, address or title"
          value={search}
          onSearch={(next, first) => change({ search: next }, { replace: !first && next !== '' })}
        />
      </div>
      <FiltersButton
        ref={filtersRef}
        search={search}
        filters={gate.filters}
        onChange={(filters) => change({ filters })}
      />
      <VerifiedToggle address={address} gate={gate} />
      <SortField value={sort} member={status !== 'unauthenticated'} onChange={(next) => change({ sort: next })} />
      <Segmented
        label="View"
        value={view}
        options={viewOptions}
        iconsOnly
        // Cards or rows is a matter of looks; the map is another place to be, and Back leaves it.
        onChange={(next) => change({ view: next }, { replace: next !== 'map' && view !== 'map' })}
      />
    </div>
  );
}
