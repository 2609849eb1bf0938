import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface AreaTabsProps {
  /** The area's name. */
  label: string;
  tabs: readonly { to: string; label: string; current: boolean; badge?: ReactNode }[];
}

/** The screens of an area, as tabs above the current one. */
export function AreaTabs({ label: area, tabs }: AreaTabsProps) {
  return (
    <nav aria-label={area} className="border-b border-line">
      <ul className="mx-auto flex w-full max-w-page gap-x-6 overflow-x-auto px-4 sm:px-6">
        {tabs.map(({ to, label, current, badge }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={current ? 'page' : undefined}
              className={clsx(
                'flex min-h-12 items-center gap-2 border-b-2 pt-0.5 text-[15px] font-medium whitespace-nowrap',
                'transition-colors',
                current ? 'border-evergreen text-evergreen-ink' : 'border-transparent text-muted hover:text-ink',
              )}
            >
              {label}
              {badge}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
