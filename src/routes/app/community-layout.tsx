import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Link, useLocation } from 'react-router-dom';
import { receivedCountQuery } from '@/features/community/connections/api/queries';
import { paths } from '@/domain/site/paths';
import { pluralize, formatNumber } from '@/kit/formatting/format';
import { useUser } from '@/platform/auth/auth-provider';
import { ScreenOutlet } from '@/platform/layout/screen-outlet';
import { isWithin } from './navigation';

const tabs = [
  { to: paths.community, label: 'Feed' },
  { to: paths.forums, label: 'Forums' },
  { to: paths.events, label: 'Events' },
  { to: paths.members, label: 'Members' },
  { to: paths.connections, label: 'Connections' },
] as const;

/** Community screens, with tabs for feed, forums, events, members, and connections. */
export default function CommunityLayout() {
  return (
    <>
      <CommunityNavigation />
      <ScreenOutlet />
    </>
  );
}

/** The feed's path is a prefix of the other tabs' paths. */
function isCurrentTab(pathname: string, to: string): boolean {
  if (to === paths.community) return pathname === to || pathname.startsWith(paths.post(''));
  return isWithin(pathname, to);
}

function CommunityNavigation() {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Community" className="border-b border-line">
      <ul className="mx-auto flex w-full max-w-page gap-x-6 overflow-x-auto px-4 sm:px-6">
        {tabs.map(({ to, label }) => {
          const current = isCurrentTab(pathname, to);
          return (
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
                {to === paths.connections ? <RequestCount /> : null}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** Number of pending connection requests; nothing if there are none. */
function RequestCount() {
  const user = useUser();
  const { data: count } = useQuery(receivedCountQuery(user.id));
  if (!count) return null;
  return (
    <>
      <span
        aria-hidden
        className={clsx(
          'numeric min-w-5 rounded-full bg-evergreen px-1.5 text-center text-xs leading-5',
          'font-semibold text-evergreen-on',
        )}
      >
        {formatNumber(count)}
      </span>
      <span className="sr-only">, {pluralize(count, 'request')} to answer</span>
    </>
  );
}
