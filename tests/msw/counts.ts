import { http, HttpResponse } from 'msw';
import type { UnreadCounts } from '@/platform/supabase/unread-counts';
import { backendUrl } from './rest';

type Counts = Record<keyof UnreadCounts, () => number>;

const zero: Counts = { notifications: () => 0, messages: () => 0, requests: () => 0 };

let counts = zero;

/** Sets the member’s unread counts for the rest of the test. The functions are called for each request. */
export function setUnreadCounts(change: Partial<Counts>): void {
  counts = { ...counts, ...change };
}

/** Resets all unread counts to zero. */
export function resetUnreadCounts(): void {
  counts = zero;
}

/** Responds with the unread counts. */
export const unreadCountsHandler = http.post(`${backendUrl}/rest/v1/rpc/unread_counts`, () =>
  HttpResponse.json({
    notifications: counts.notifications(),
    messages: counts.messages(),
    requests: counts.requests(),
  }),
);
