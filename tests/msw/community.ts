import { http, HttpResponse, type HttpHandler } from 'msw';
import { setUnreadCounts } from './counts';
import { member } from './members';
import { backendUrl, type Row } from './rest';

type Stats = Omit<Row<'member_stats'>, 'user_id'>;

/** A member’s counters, zero unless changed. */
export function stats(change: Partial<Stats> = {}): Stats {
  return { followers: 0, following: 0, connections: 0, profile_views: 0, ratings: [0, 0, 0, 0, 0], ...change };
}

/** A member in a list, with embedded counters. */
export function cardRow(change: Parameters<typeof member>[0] = {}, counts: Partial<Stats> = {}) {
  return { ...member({ email_confirmed: null, ...change }), stats: stats(counts) };
}

/** Responds with the number of received requests, no sent ones, and the member’s own counters. */
export function network({ waiting = 0, following = 0 } = {}): HttpHandler[] {
  setUnreadCounts({ requests: () => waiting });
  return [
    http.head(
      `${backendUrl}/rest/v1/connections`,
      () => new HttpResponse(null, { headers: { 'content-range': '*/0' } }),
    ),
    http.get(`${backendUrl}/rest/v1/member_stats`, () => HttpResponse.json({ connections: 0, following })),
  ];
}
