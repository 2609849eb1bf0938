import { http, HttpResponse, type HttpHandler } from 'msw';
import { waits } from './counts';
import { member } from './members';
import { backendUrl, type Row } from './rest';

type Stats = Omit<Row<'member_stats'>, 'user_id'>;

/** Counts of a member, zero unless changed. */
export function stats(change: Partial<Stats> = {}): Stats {
  return { followers: 0, following: 0, connections: 0, profile_views: 0, ratings: [0, 0, 0, 0, 0], ...change };
}

/** A member as a list reads them, with the counts embedded. */
export function cardRow(change: Parameters<typeof member>[0] = {}, counts: Partial<Stats> = {}) {
  return { ...member({ email_confirmed: null, ...change }), stats: stats(counts) };
}

/** Answers how many requests wait for the member, none of whose own do, and the member's own counts. */
export function network({ waiting = 0, following = 0 } = {}): HttpHandler[] {
  waits({ requests: () => waiting });
  return [
    http.head(
      `${backendUrl}/rest/v1/connections`,
      () => new HttpResponse(null, { headers: { 'content-range': '*/0' } }),
    ),
    http.get(`${backendUrl}/rest/v1/member_stats`, () => HttpResponse.json({ connections: 0, following })),
  ];
}
