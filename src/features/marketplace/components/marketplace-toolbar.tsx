import { LayoutGrid, List } from 'lucide-react';
import { Field, Select } from '@/shared/ui/field';
import { Segmented } from '@/shared/ui/segmented';
import { sortFrom } from '../rules';
import { sortLabels, sorts } from '../vocabulary';
import { SearchBox } from './search-box';
import type { useMarketplaceAddress } from './use-marketplace-address';

const viewOptions = [
  { value: 'grid', label: 'Grid', icon: <LayoutGrid aria-hidden /> },
  { value: 'list', label: 'List', icon: <List aria-hidden /> },
] as const;

/** Search, order and view. */
export function MarketplaceToolbar({ address }: { address: ReturnType<typeof useMarketplaceAddress> }) {
  const { search, sort, view, change } = address;
  return (
    <div className="flex flex-wrap items-start gap-3">
      <div className="flex basis-full sm:flex-1 sm:basis-64">
        {/* Searching on is not worth a step Back each time; the first search is. */}
        <SearchBox value={search} onSearch={(next, first) => change({ search: next }, { replace: !first && next !== '' })} />
      </div>
      <Field label="Sort by" labelHidden className="w-48 grow sm:grow-0">
        <Select value={sort} onChange={(event) => change({ sort: sortFrom(event.target.value) })}>
          {sorts.map((value) => (
            <option key={value} value={value}>
              {sortLabels[value]}
            </option>
          ))}
        </Select>
      </Field>
      <Segmented label="View" value={view} options={viewOptions} iconsOnly onChange={(next) => change({ view: next }, { replace: true })} />
    </div>
  );
}
