import { clsx } from 'clsx';
import { categories, categoryNames, type Category } from '../resource';
import { categoryIcons } from './looks';

interface CategoryPickerProps {
  chosen: Category | null;
  onPress: (category: Category) => void;
}

/** A tile for each category; the chosen one is pressed. On phones they stand in a row that scrolls by itself. */
export function CategoryPicker({ chosen, onPress }: CategoryPickerProps) {
  return (
    <ul
      aria-label="Categories"
      className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:mx-0 sm:grid sm:grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] sm:overflow-visible sm:px-0"
    >
      {categories.map((category) => {
        const Icon = categoryIcons[category];
        return (
          <li key={category} className="shrink-0">
            <button
              type="button"
              aria-pressed={chosen === category}
              onClick={() => onPress(category)}
              className={clsx(
                'flex min-h-11 w-full items-center gap-2.5 rounded-control border px-3.5 text-left text-[15px] whitespace-nowrap transition-colors',
                chosen === category
                  ? 'border-evergreen bg-evergreen-soft font-semibold text-evergreen-ink'
                  : 'border-line bg-surface text-ink hover:border-edge',
              )}
            >
              <Icon aria-hidden className="size-[1.15em] shrink-0" />
              {categoryNames[category]}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
