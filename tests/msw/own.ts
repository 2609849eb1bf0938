import { http, HttpResponse, type HttpHandler } from 'msw';
import { listing } from './listings';
import { backendUrl, type Row } from './rest';
import { someMember } from '../render';

interface Review {
  decision: string | null;
  reason: string | null;
}

/** A listing of the signed-in member, as in My Listings. */
export function ownListing(change: Partial<Row<'properties'>> = {}, reviews: Review[] = []) {
  const dated = reviews.map((review) => ({ ...review, requested_at: '2026-03-01T12:00:00+00:00', due_at: null }));
  return { ...listing({ user_id: someMember.id, ...change }), reviews: dated };
}

/** Responds with the counts of the member’s own listings. */
export function ownCounts(
  counts: {
    active?: number;
    under_contract?: number;
    paused?: number;
    held?: number;
    removed?: number;
    sold?: number;
    returned?: number;
  } = {},
): HttpHandler {
  return http.post(`${backendUrl}/rest/v1/rpc/own_listing_counts`, () =>
    HttpResponse.json({
      active: 0,
      under_contract: 0,
      paused: 0,
      held: 0,
      removed: 0,
      sold: 0,
      returned: 0,
      ...counts,
    }),
  );
}
