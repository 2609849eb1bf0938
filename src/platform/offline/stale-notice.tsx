import { useQueryClient, type Query, type QueryCache } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { formatClock, pluralize } from '@/kit/formatting/format';
import { NetworkBanner } from '@/platform/layout/offline-notice';
import { useOnline } from '@/platform/layout/use-online';
import { RequestFailure } from '@/platform/errors/errors';

/**
 * Says how old what's shown is, while the browser is offline or can't reach the backend, and how many of the member's
 * changes wait for it.
 */
export function StaleNotice({ waiting }: { waiting: number }) {
  const online = useOnline();
  const cache = useQueryClient().getQueryCache();
  const shownAt = useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () => oldest(cache, online),
  );
  const isCutOff = !online || shownAt !== null;
  const texts = [
    isCutOff && (online ? 'We can’t reach the server.' : 'You’re offline.'),
    shownAt !== null && `Showing data from ${formatClock(new Date(shownAt))}.`,
    waiting > 0 && `${pluralize(waiting, 'change')} will be sent once you’re connected.`,
  ];
  return <NetworkBanner>{texts.filter(Boolean).join(' ')}</NetworkBanner>;
}

/** When the oldest data on the screen were read; null for none. While online, of those that couldn't be refreshed. */
function oldest(cache: QueryCache, online: boolean): number | null {
  const shown = cache.findAll({
    type: 'active',
    predicate: (query) => isShown(query) && (!online || hasFailed(query)),
  });
  return shown.length === 0 ? null : Math.min(...shown.map(({ state }) => state.dataUpdatedAt));
}

const isShown = ({ meta, state }: Query) => meta?.persisted !== undefined && state.data !== undefined;

const hasFailed = ({ state: { error } }: Query) =>
  error instanceof RequestFailure && ['offline', 'unknown', 'unavailable'].includes(error.kind);
