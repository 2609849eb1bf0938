import { database } from './client';
import { unwrap } from '@/platform/errors/errors';

/** Unread notifications, unread conversations, and open connection requests. */
export interface UnreadCounts {
  notifications: number;
  messages: number;
  requests: number;
}

let pending: Promise<UnreadCounts> | null = null;

/**
 * Loads the signed-in member's counts. Components that mount together share one request. A later refetch doesn't share
 * it, because it may be older than the change that triggered that.
 */
export function fetchUnreadCounts(): Promise<UnreadCounts> {
  if (!pending) {
    pending = fetchCounts();
    queueMicrotask(() => (pending = null));
  }
  return pending;
}

async function fetchCounts(): Promise<UnreadCounts> {
  return unwrap(await database().rpc('unread_counts').single());
}
