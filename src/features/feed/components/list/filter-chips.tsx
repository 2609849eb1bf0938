import { clsx } from 'clsx';
import { postFilters, type PostFilter } from '../../post-filters';

interface FilterChipsProps {
  filter: PostFilter | null;
  onFilter: (filter: PostFilter | null) => void;
}

/** Filters the feed by one kind of post; clicking the active chip clears it. The row scrolls on phones. */
export function FilterChips({ filter, onFilter }: FilterChipsProps) {
  return (
    <fieldset
      className={clsx(
        'relative -mx-4 flex min-w-0 gap-2 overflow-x-auto sm:gap-1.5 px-4 py-1',
        '[scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0',
      )}
    >
      <legend className="sr-only">Filter posts</legend>
      {postFilters.map(({ value, label }) => {
        const chosen = value === filter;
        return (
          <button
            key={value}
            type="button"
            aria-pressed={chosen}
            onClick={() => onFilter(chosen ? null : value)}
            className={clsx(
              'min-h-9 shrink-0 rounded-full border px-3.5 text-sm font-medium whitespace-nowrap sm:px-3',
              'sm:text-[13px] transition-colors pointer-coarse:min-h-11',
              chosen
                ? 'border-evergreen bg-evergreen text-evergreen-on'
                : 'border-line bg-surface text-ink hover:border-edge',
            )}
          >
            {label}
          </button>
        );
      })}
    </fieldset>
  );
}
