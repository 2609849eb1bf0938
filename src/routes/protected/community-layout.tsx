import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Link, useLocation } from 'react-router-dom';
import { receivedCountQuery } from '@/features/community/api/connection-lists';
import { paths } from '@/shared/config/paths';
import { countText, formatNumber } from '@/shared/lib/format';
import { useAuth } from '@/shared/session/auth-provider';
import { ScreenOutlet } from '@/shared/ui/screen-outlet';
import { isWithin } from './navigation';

const places = [
  { to: paths.community, label: 'Feed' },
  { to: paths.forums, label: 'Forums' },
  { to: paths.events, label: 'Events' },
  { to: paths.members, label: 'Members' },
  { to: paths.connections, label: 'Connections' },
] as const;

/** Around every screen of the community: the way from one of its places to another. */
export function CommunityLayout() {
  return (
    <>
      <CommunityNavigation />
      {/* The links stay while a screen's code is loaded. */}
      <ScreenOutlet />
    </>
  );
}

/** The feed has the community's own path, under which the other places are. */
function isPlace(pathname: string, to: string): boolean {
  if (to === paths.community) return pathname === to || pathname.startsWith(paths.post(''));
  return isWithin(pathname, to);
}

function CommunityNavigation() {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Community" className="border-b border-line">
      <ul className="mx-auto flex w-full max-w-page gap-x-6 overflow-x-auto px-4 sm:px-6">
        {places.map(({ to, label }) => {
          const current = isPlace(pathname, to);
          return (
            <li key={to}>
              <Link
                to={to}
                aria-current={current ? 'page' : undefined}
                className={clsx(
                  'flex min-h-12 items-center gap-2 border-b-2 pt-0.5 text-[15px] font-medium whitespace-nowrap transition-colors',
                  current ? 'border-evergreen text-evergreen-ink' : 'border-transparent text-muted hover:text-ink',
                )}
              >
                {label}
                {to === paths.connections ? <Waiting /> : null}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** How many requests wait for an answer. Nothing while there are none, or it is not known. */
function Waiting() {
  const { user } = useAuth();
  const { data: count } = useQuery({ ...receivedCountQuery(user?.id ?? ''), enabled: user !== null });
  if (!count) return null;
  return (
    <>
      <span
        aria-hidden
        className="numeric min-w-5 rounded-full bg-evergreen px-1.5 text-center text-xs leading-5 font-semibold text-evergreen-on"
      >
        {formatNumber(count)}
      </span>
      <span className="sr-only">, {countText(count, 'request')} to answer</span>
    </>
  );
}
