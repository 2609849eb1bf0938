import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLive } from '@/shared/session/live';
import { threadQuery } from '../../api/queries';
import { catchUp, newerQuery } from '../../api/thread';
import { messagesIn } from '../../thread-rules';

const freshMs = 2000;

/** A conversation's messages, kept up to date, and the way to older ones. */
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
        () => setBehind(true),
      ),
    [client, userId, conversationId],
  );
  useLive('messages', (cause) => {
    // The connection has only just come to stand: what was read a moment ago is not read twice.
    if (cause === 'changed' || Date.now() - readAt > freshMs) void readNewer();
  });

  // What was read on an earlier visit may lack what came since; so may this tab after it was away.
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
    /** When they were read last, in milliseconds: what today is reckoned from. */
    readAt,
    error: pages.error,
    retry: () => void pages.refetch(),
    retrying: pages.isFetching,
    /** Newer messages may be there, and could not be read. */
    behind,
    readNewer: () => void readNewer(),
    older: pages.hasNextPage
      ? { read: readOlder, busy: pages.isFetchingNextPage, failed: pages.isFetchNextPageError }
      : null,
  };
}

export type Older = ReturnType<typeof useThread>['older'];
