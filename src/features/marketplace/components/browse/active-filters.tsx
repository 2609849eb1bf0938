import { useRef, type RefObject } from 'react';
import { Button } from '@/shared/ui/button';
import { filterChips } from '../../filter-texts';
import { noFilters, type Filters } from '../../filters';
import { FilterChip } from './filter-chip';

interface ActiveFiltersProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
  /** Takes the focus when the last of them is gone. */
  afterwards: RefObject<HTMLElement | null>;
}

/** What narrows the list, each with its way out, and one out of all. Nothing while nothing does. */
export function ActiveFilters({ filters, onChange, afterwards }: ActiveFiltersProps) {
  const list = useRef<HTMLFieldSetElement>(null);
  const chips = filterChips(filters);
  const remove = (without: Filters, index: number) => {
    onChange(without);
    // The chip pressed goes away; the focus stays among those left.
    if (chips.length === 1) afterwards.current?.focus();
    else list.current?.querySelectorAll('button')[index + 1]?.focus();
  };
  const clear = () => {
    onChange(noFilters);
    afterwards.current?.focus();
  };
  if (chips.length === 0) return null;
  return (
    // On phones one row that fingers push along: ten of them would otherwise hide the first listing.
    <fieldset
      ref={list}
      aria-label="Active filters"
      className="flex min-w-0 items-center gap-2 [scrollbar-width:none] max-sm:-mx-4 max-sm:-my-1 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 max-sm:*:shrink-0 sm:flex-wrap"
    >
      {chips.map(({ key, label, without }, index) => (
        <FilterChip key={key} label={label} onRemove={() => remove(without, index)} />
      ))}
      <Button variant="ghost" size="sm" onClick={clear}>
        Clear all filters
      </Button>
    </fieldset>
  );
}
