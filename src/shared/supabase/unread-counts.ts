import { getSupabase } from './client';
import { unwrap } from './errors';

/** Unread notifications, unread conversations, and open connection requests. */
export interface UnreadCounts {
  notifications: number;
  messages: number;
  requests: number;
}

let pending: Promise<UnreadCounts> | null = null;

/**
 * Loads the signed-in member's counts. Several components load them on mount; `first` lets them share one request.
 * Refetches must not share it, because it may be older than the change that triggered them.
 */
export function fetchUnreadCounts(first: boolean): Promise<UnreadCounts> {
  if (first && pending) return pending;
  const request = fetchCounts().finally(() => {
    if (pending === request) pending = null;
  });
  pending = request;
  return request;
}

async function fetchCounts(): Promise<UnreadCounts> {
  const supabase = await getSupabase();
  return unwrap(await supabase.rpc('unread_counts').single());
}
