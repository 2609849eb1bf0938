import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useLocation } from 'react-router-dom';
import { receivedCountQuery } from '@/features/community/connections/api/queries';
import { paths } from '@/domain/site/paths';
import { pluralize, formatNumber } from '@/kit/formatting/format';
import { useUser } from '@/platform/auth/auth-provider';
import { AreaTabs } from '@/platform/layout/area-tabs';
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
    <AreaTabs
      label="Community"
      tabs={tabs.map(({ to, label }) => ({
        to,
        label,
        isCurrent: isCurrentTab(pathname, to),
        badge: to === paths.connections ? <RequestCount /> : null,
      }))}
    />
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
