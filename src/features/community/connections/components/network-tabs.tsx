import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { formatNumber } from '@/kit/formatting/format';
import type { NetworkTab } from '../connections';

const names: readonly (readonly [NetworkTab, string])[] = [
  ['received', 'Received'],
  ['sent', 'Sent'],
  ['connected', 'Connected'],
  ['following', 'Following'],
];

interface NetworkTabsProps {
  tab: NetworkTab;
  /** Undefined while loading. */
  counts: Partial<Record<NetworkTab, number | undefined>>;
}

/** The tabs of the connections screen, with counts. */
export function NetworkTabs({ tab, counts }: NetworkTabsProps) {
  return (
    <nav aria-label="Your network">
      <ul className="grid grid-cols-4 gap-1 rounded-control border border-line bg-sunken p-[3px]">
        {names.map(([value, name]) => {
          const count = counts[value];
          const attention = value === 'received' && count !== undefined && count > 0;
          return (
            <li key={value}>
              <Link
                to={value === 'received' ? paths.connections : `${paths.connections}?tab=${value}`}
                replace
                aria-current={value === tab ? 'page' : undefined}
                className={clsx(
                  'flex min-h-11 flex-col items-center justify-center gap-x-2 rounded-[7px] py-1 text-[13px]',
                  'font-medium transition-colors sm:flex-row sm:text-sm',
                  value === tab ? 'bg-surface text-ink shadow-sm' : 'text-muted hover:text-ink',
                )}
              >
                {name} {/* Keeps its space while loading. */}
                <span className={clsx('numeric text-xs font-semibold', attention && 'text-evergreen-ink')}>
                  {count === undefined ? '\u00A0' : formatNumber(count)}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
