import { clsx } from 'clsx';
import { Link, useLocation } from 'react-router-dom';
import { UnreadBadge } from '@/features/messaging/components/unread-badge';
import { paths } from '@/domain/site/paths';
import { destinations, isWithin } from './navigation';

/** The main navigation, with the current area marked. */
export function AppNavigation({ onLeave }: { onLeave?: () => void }) {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Main">
      <ul className="flex flex-col gap-1">
        {destinations.map(({ to, label, icon: Icon }) => {
          const current = isWithin(pathname, to);
          return (
            <li key={to}>
              <Link
                to={to}
                onClick={onLeave}
                aria-current={current ? 'page' : undefined}
                className={clsx(
                  'flex min-h-11 items-center gap-3 rounded-control px-3 text-[15px] font-medium transition-colors',
                  current ? 'bg-evergreen-soft text-evergreen-ink' : 'text-ink hover:bg-sunken',
                )}
              >
                <Icon aria-hidden className="size-5 shrink-0" />
                {label}
                {to === paths.messages ? <UnreadBadge /> : null}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
