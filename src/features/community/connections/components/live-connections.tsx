import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLiveQueries } from '@/platform/session/use-live-queries';
import { useMemberChanges } from '@/platform/session/use-realtime-channel';
import { communityKeys } from '../../api/keys';
import { resetCachedData } from '../../safety/api/reset-cached-data';

/** Queries that show the viewer's relations. */
const relationKeys = [communityKeys.lists, communityKeys.memberPages, communityKeys.connectionLists];

/**
 * Keeps connections and blocks up to date: refetches when the other side changes something, and stale data when the
 * tab is focused or the realtime connection is restored. Renders nothing.
 */
export function LiveConnections() {
  const queryClient = useQueryClient();
  useLiveQueries('connections', ...relationKeys);
  useMemberChanges('blocks', (cause) => {
    if (cause === 'changed') resetCachedData(queryClient);
  });
  useEffect(() => {
    const refetchStale = () => {
      if (document.visibilityState === 'hidden') return;
      // Returning to the tab fires both events.
      for (const queryKey of relationKeys)
        void queryClient.refetchQueries({ queryKey, type: 'active', stale: true }, { cancelRefetch: false });
    };
    window.addEventListener('focus', refetchStale);
    document.addEventListener('visibilitychange', refetchStale);
    return () => {
      window.removeEventListener('focus', refetchStale);
      document.removeEventListener('visibilitychange', refetchStale);
    };
  }, [queryClient]);
  return null;
}
