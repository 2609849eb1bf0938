import { http, HttpResponse } from 'msw';
import type { WaitingCounts } from '@/shared/supabase/waiting-counts';
import { backendUrl } from './rest';

type Waiting = Record<keyof WaitingCounts, () => number>;

const none: Waiting = { notifications: () => 0, messages: () => 0, requests: () => 0 };

let waiting = none;

/** From now on, to the end of the test, this is what waits for the member. Asked anew each time. */
export function waits(change: Partial<Waiting>): void {
  waiting = { ...waiting, ...change };
}

/** Nothing waits. */
export function nothingWaits(): void {
  waiting = none;
}

/** Answers what waits for the member. */
export const waitingCounts = http.post(`${backendUrl}/rest/v1/rpc/waiting_counts`, () =>
  HttpResponse.json({
    notifications: waiting.notifications(),
    messages: waiting.messages(),
    requests: waiting.requests(),
  }),
);
