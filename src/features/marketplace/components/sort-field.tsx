import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { Field } from '@/kit/ui/field';
import { Select } from '@/kit/ui/input';
import { parseSort, sortLabels, sortNotes, sorts, type Sort } from '@/domain/filters/sorts';
import { sortNoteId } from './result-summary';

interface SortFieldProps {
  value: Sort;
  /** Offers 'Best match', which needs a buy box. */
  member: boolean;
  onChange: (value: Sort) => void;
}

/** For the narrow field on phones; its options keep the full labels. */
const shortLabels: Readonly<Record<Sort, string>> = {
  featured: 'Featured',
  newest: 'Newest',
  'price-asc': 'Price ↑',
  'price-desc': 'Price ↓',
  'cap-rate': 'Cap rate',
  'best-match': 'Match',
};

/** Chooses the order of the listings. */
export function SortField({ value, member, onChange }: SortFieldProps) {
  return (
    <div
      className={clsx(
        'relative min-w-20 flex-1 max-sm:h-11 max-sm:rounded-control max-sm:outline-evergreen',
        'max-sm:has-focus-visible:outline-2 sm:ml-auto sm:flex-none sm:w-44 lg:ml-0',
      )}
    >
      <Field label="Sort by" labelHidden>
        <Select
          value={value}
          onChange={(event) => onChange(parseSort(event.target.value))}
          aria-describedby={sortNotes[value] ? sortNoteId : undefined}
          className="max-sm:opacity-0"
        >
          {sorts
            .filter((sort) => member || sort !== 'best-match')
            .map((sort) => (
              <option key={sort} value={sort}>
                {sortLabels[sort]}
              </option>
            ))}
        </Select>
      </Field>
      <span
        aria-hidden
        className={clsx(
          'pointer-events-none absolute inset-x-0 top-0 flex h-11 items-center justify-between',
          'gap-1 rounded-control border border-edge bg-surface px-2.5 text-sm font-semibold',
          'text-ink max-[379px]:px-2 sm:hidden',
        )}
      >
        <span className="leading-tight wrap-anywhere">{shortLabels[value]}</span>
        <ChevronDown className="size-4 shrink-0 text-muted max-[379px]:hidden" />
      </span>
    </div>
  );
}
