import { clsx } from 'clsx';
import { categories, categoryNames, type Category } from '../resource';
import { categoryIcons } from './icons';

interface CategoryPickerProps {
  selected: Category | null;
  onPress: (category: Category) => void;
}

/** Toggle buttons for the categories, in a scrolling row on phones. */
export function CategoryPicker({ selected, onPress }: CategoryPickerProps) {
  return (
    <ul
      aria-label="Categories"
      className={clsx(
        '-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none]',
        'sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0',
      )}
    >
      {categories.map((category) => {
        const Icon = categoryIcons[category];
        return (
          <li key={category} className="shrink-0">
            <button
              type="button"
              aria-pressed={selected === category}
              onClick={() => onPress(category)}
              className={clsx(
                'flex min-h-11 w-full items-center gap-2.5 rounded-control border px-3.5 text-left text-[15px]',
                'font-medium whitespace-nowrap transition-colors',
                selected === category
                  ? 'border-evergreen bg-evergreen-soft text-evergreen-ink'
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
