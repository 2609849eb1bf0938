import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface Tab {
  to: string;
  label: string;
  isCurrent: boolean;
  /** After the label, such as a count. */
  badge?: ReactNode;
}

interface AreaTabsProps {
  /** The area's name. */
  label: string;
  tabs: readonly Tab[];
  /** As wide as a narrow `Page`. */
  narrow?: boolean;
}

/** Navigation between the screens of an area, above each of them. Scrolls sideways where it doesn't fit. */
export function AreaTabs({ label, tabs, narrow = false }: AreaTabsProps) {
  return (
    <nav aria-label={label} className="border-b border-line">
      <ul
        className={clsx(
          'mx-auto flex w-full gap-x-6 overflow-x-auto px-4 text-[15px] sm:px-6',
          narrow ? 'max-w-[calc(56rem+3rem)] max-sm:gap-x-3 max-sm:text-sm' : 'max-w-page',
        )}
      >
        {tabs.map(({ to, label: name, isCurrent, badge }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={isCurrent ? 'page' : undefined}
              className={clsx(
                'flex min-h-12 items-center gap-2 border-b-2 pt-0.5 font-medium whitespace-nowrap',
                'transition-colors',
                isCurrent ? 'border-evergreen text-evergreen-ink' : 'border-transparent text-muted hover:text-ink',
              )}
            >
              {name}
              {badge}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
