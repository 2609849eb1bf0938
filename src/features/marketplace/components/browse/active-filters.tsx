import { useRef } from 'react';
import { Button } from '@/shared/ui/button';
import { filterChips } from '../../filter-texts';
import { noFilters, type Filters } from '../../filters';
import { FilterChip } from './filter-chip';

interface ActiveFiltersProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
}

/** What narrows the list, each with its way out, and one out of all. Nothing while nothing does. */
export function ActiveFilters({ filters, onChange }: ActiveFiltersProps) {
  const list = useRef<HTMLFieldSetElement>(null);
  const chips = filterChips(filters);
  const remove = (without: Filters, index: number) => {
    onChange(without);
    // The chip pressed goes away; the focus stays among those left.
    const buttons = list.current?.querySelectorAll('button');
    buttons?.[index + 1]?.focus();
  };
  return (
    <fieldset ref={list} aria-label="Active filters" className="flex min-w-0 flex-wrap items-center gap-2 empty:hidden">
      {chips.map(({ key, label, without }, index) => (
        <FilterChip key={key} label={label} onRemove={() => remove(without, index)} />
      ))}
      {chips.length > 0 ? (
        <Button variant="ghost" size="sm" onClick={() => onChange(noFilters)}>
          Clear all filters
        </Button>
      ) : null}
    </fieldset>
  );
}
