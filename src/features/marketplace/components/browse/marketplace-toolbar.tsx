import { LayoutGrid, List, Map as MapIcon } from 'lucide-react';
import { Field, Select } from '@/shared/ui/field';
import { Segmented } from '@/shared/ui/segmented';
import { sortFrom } from '../../rules';
import { sortLabels, sorts } from '../../vocabulary';
import { FiltersButton } from './filters-button';
import { SearchBox } from './search-box';
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
}

/** Search, filters, order and view. */
export function MarketplaceToolbar({ address, gate }: MarketplaceToolbarProps) {
  const { search, sort, view, change } = address;
  return (
    <div className="flex flex-wrap items-start gap-3">
      <div className="flex basis-full lg:flex-1 lg:basis-64">
        {/* Searching on is not worth a step Back each time; the first search is. */}
        <SearchBox value={search} onSearch={(next, first) => change({ search: next }, { replace: !first && next !== '' })} />
      </div>
      <FiltersButton search={search} filters={gate.filters} onChange={(filters) => change({ filters })} />
      <VerifiedToggle address={address} gate={gate} />
      <Field label="Sort by" labelHidden className="w-44 grow sm:ml-auto sm:grow-0 lg:ml-0">
        <Select value={sort} onChange={(event) => change({ sort: sortFrom(event.target.value) })}>
          {sorts.map((value) => (
            <option key={value} value={value}>
              {sortLabels[value]}
            </option>
          ))}
        </Select>
      </Field>
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
