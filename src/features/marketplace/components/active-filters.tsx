import { clsx } from 'clsx';
import { useRef, type RefObject } from 'react';
import { Button } from '@/kit/ui/button';
import { FilterChip } from '@/shared/listing-filters/filter-chip';
import { emptyFilters, type Filters, filterChips } from '@/domain/filters/filters';

interface ActiveFiltersProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
  /** Gets the focus when the last chip is removed. */
  focusAfter: RefObject<HTMLElement | null>;
}

/** The active filters as chips, with a button that clears them all. Hidden when there are none. */
export function ActiveFilters({ filters, onChange, focusAfter }: ActiveFiltersProps) {
  const list = useRef<HTMLFieldSetElement>(null);
  const chips = filterChips(filters);
  const remove = (without: Filters, index: number) => {
    onChange(without);
    // The clicked chip disappears: keep the focus in the list.
    if (chips.length === 1) focusAfter.current?.focus();
    else list.current?.querySelectorAll('button')[index + 1]?.focus();
  };
  const clear = () => {
    onChange(emptyFilters);
    focusAfter.current?.focus();
  };
  if (chips.length === 0) return null;
  return (
    // One scrolling row on phones: ten wrapped chips would push the first listing out of view.
    <fieldset
      ref={list}
      aria-label="Active filters"
      className={clsx(
        'flex min-w-0 items-center gap-2 [scrollbar-width:none] max-sm:-mx-4 max-sm:-my-1',
        'max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 max-sm:*:shrink-0 sm:flex-wrap',
      )}
    >
      {chips.map(({ key, label, invalid, without }, index) => (
        <FilterChip key={key} label={label} invalid={invalid} onRemove={() => remove(without, index)} />
      ))}
      <Button variant="ghost" size="sm" onClick={clear}>
        Clear all filters
      </Button>
    </fieldset>
  );
}
