import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useMemberChanges } from '@/platform/session/use-realtime-channel';
import { threadQuery } from '../../api/queries';
import { catchUp, newerQuery } from '../../api/thread-cache';
import { messagesIn } from '../../thread';

const freshMs = 2000;

/** A conversation's messages, updated live, and a loader for older ones. */
export function useThread(userId: string, conversationId: string) {
  const client = useQueryClient();
  const pages = useInfiniteQuery(threadQuery(userId, conversationId));
  const { data: newer, dataUpdatedAt: newerAt } = useQuery(newerQuery(userId, conversationId));
  const { data, fetchNextPage } = pages;
  const messages = useMemo(() => (data ? messagesIn(data.pages, newer) : undefined), [data, newer]);
  const readAt = Math.max(pages.dataUpdatedAt, newerAt);
  const [behind, setBehind] = useState(false);

  const readNewer = useCallback(
    () =>
      catchUp(client, userId, conversationId).then(
        () => setBehind(false),
        // Offline, the banner says how old everything is.
        () => setBehind(navigator.onLine),
      ),
    [client, userId, conversationId],
  );
  useMemberChanges('messages', (cause) => {
    // The connection has just opened: skip data that was just loaded.
    if (cause === 'changed' || Date.now() - readAt > freshMs) void readNewer();
  });

  // Cached messages may be outdated after an earlier visit, or after the tab was hidden or offline.
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void readNewer();
    };
    look();
    window.addEventListener('online', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('online', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [readNewer]);

  const readOlder = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  return {
    messages,
    /** When the messages were last loaded, in milliseconds since 1970; day labels are relative to it. */
    readAt,
    error: pages.error,
    retry: () => void pages.refetch(),
    retrying: pages.isFetching,
    /** True if loading newer messages failed. */
    behind,
    readNewer: () => void readNewer(),
    older: pages.hasNextPage
      ? { read: readOlder, busy: pages.isFetchingNextPage, failed: pages.isFetchNextPageError }
      : null,
  };
}

export type Older = ReturnType<typeof useThread>['older'];
