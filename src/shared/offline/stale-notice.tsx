import { useQueryClient, type Query, type QueryCache } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { formatClock } from '@/shared/formatting/format';
import { NetworkBanner } from '@/shared/layout/offline-notice';
import { useOnline } from '@/shared/layout/use-online';
import { RequestFailure } from '@/shared/supabase/errors';

/** Says how old what's shown is, while the browser is offline or can't reach the backend. */
export function StaleNotice() {
  const online = useOnline();
  const cache = useQueryClient().getQueryCache();
  const shownAt = useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () => oldest(cache, online),
  );
  const age = shownAt === null ? '' : ` Showing data from ${formatClock(new Date(shownAt))}.`;
  if (!online) return <NetworkBanner>You’re offline.{age}</NetworkBanner>;
  return <NetworkBanner>{age && `We can’t reach the server.${age}`}</NetworkBanner>;
}

/** When the oldest data on the screen were read; null for none. While online, of those that couldn't be refreshed. */
function oldest(cache: QueryCache, online: boolean): number | null {
  const shown = cache.findAll({
    type: 'active',
    predicate: (query) => isShown(query) && (!online || hasFailed(query)),
  });
  return shown.length === 0 ? null : Math.min(...shown.map(({ state }) => state.dataUpdatedAt));
}

const isShown = ({ meta, state }: Query) => meta?.kept !== undefined && state.data !== undefined;

const hasFailed = ({ state: { error } }: Query) =>
  error instanceof RequestFailure && (error.kind === 'offline' || error.kind === 'unavailable');
