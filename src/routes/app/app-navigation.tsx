import { clsx } from 'clsx';
import { Link, useLocation } from 'react-router-dom';
import { UnreadBadge } from '@/features/messaging/components/unread-badge';
import { paths } from '@/domain/site/paths';
import { destinations, isWithin } from './navigation';

interface AppNavigationProps {
  /** In the drawer on phones, whose header leads to Messages. */
  inDrawer?: boolean;
  onLeave?: () => void;
}

/** The main navigation, with the current area marked, and a small link to Resources. */
export function AppNavigation({ inDrawer = false, onLeave }: AppNavigationProps) {
  const { pathname } = useLocation();
  const shown = inDrawer ? destinations.filter(({ to }) => to !== paths.messages) : destinations;
  return (
    <nav aria-label="Main">
      <ul className="flex flex-col gap-1">
        {shown.map(({ to, label, icon: Icon }) => {
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
        <li>
          <Link
            to={paths.resources}
            onClick={onLeave}
            aria-current={isWithin(pathname, paths.resources) ? 'page' : undefined}
            className={clsx(
              'flex min-h-9 items-center rounded-control px-3 text-sm pointer-coarse:min-h-11',
              isWithin(pathname, paths.resources) ? 'font-medium text-evergreen-ink' : 'text-muted hover:text-ink',
            )}
          >
            Resources
          </Link>
        </li>
      </ul>
    </nav>
  );
}
