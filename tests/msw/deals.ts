import { http, HttpResponse, type HttpHandler } from 'msw';
import type { Company } from '@/domain/offer/company';
import type { SellerTerms } from '@/domain/offer/offer';
import type { OfferVersion } from '@/domain/offer/fields';
import { someMember } from '../render';
import { listing, listingId } from './listings';
import { sellerId } from './members';
import { backendUrl, respondWithRows, rows, type Row } from './rest';

export const offerId = (number: number) => `0ffe0000-0000-4000-8000-${String(number).padStart(12, '0')}`;

type Entry = Pick<Row<'ledger_entries'>, 'seq' | 'content'>;

/** An offer as its page and the deals list read it. */
export type OfferRow = Row<'offers'> & {
  versions: OfferVersion[];
  entries: Entry[];
  deals: { id: string; state: string } | null;
  listing: (ReturnType<typeof listing> & { calls: Row<'calls_for_offers'>[] }) | null;
};

export function offerVersion(change: Partial<OfferVersion> = {}): OfferVersion {
  return {
    version: 1,
    author: 'buyer',
    price: 212_000,
    seller_credit: 0,
    earnest_money: 3000,
    earnest_due_hours: 48,
    earnest_due_days: null,
    second_deposit: 0,
    second_deposit_days: null,
    earnest_refund_days: null,
    earnest_holder: null,
    extension_fee: 0,
    closing_on: '2026-12-18',
    financing: 'Cash',
    inspection_days: 7,
    contingencies: [],
    jv_share_pct: 0,
    time_zone: 'America/Chicago',
    expires_at: '2026-11-28T22:30:00+00:00',
    created_at: '2026-11-25T12:00:00+00:00',
    claims: null,
    ...change,
  };
}

export function offerEntry(seq: number, actor: string, kind: string, price?: number): Entry {
  const data = price === undefined ? {} : { terms: { price: price } };
  return { seq, content: JSON.stringify({ seq, at: '2026-11-25T12:00:00.000Z', actor, kind, data }) };
}

/** An open offer by the signed-in member to Sam Seller. */
export function offerRow(change: Partial<OfferRow> = {}): OfferRow {
  return {
    id: offerId(1),
    property_id: listingId,
    title: 'Brick duplex near the park',
    address: '12 Elm St, Austin, TX 78701',
    seller_id: sellerId,
    buyer_id: someMember.id,
    seller_name: 'Sam Seller',
    buyer_name: 'Dana Buyer',
    state: 'open',
    version: change.versions?.[0]?.version ?? 1,
    proposer: change.versions?.[0]?.author ?? 'buyer',
    respond_by: '2026-11-28T22:30:00+00:00',
    opened_at: '2026-11-25T12:00:00+00:00',
    backup_rank: null,
    end_reason: null,
    held_at: null,
    company: null,
    company_state: null,
    capacity: null,
    required_share: 0,
    created_at: '2026-11-25T12:00:00+00:00',
    changed_at: '2026-11-25T12:00:00+00:00',
    versions: [offerVersion()],
    entries: [offerEntry(1, 'buyer', 'offer.make', 212_000)],
    deals: null,
    listing: { ...listing(), calls: [] },
    ...change,
  };
}

/** An offer by Ann Buyer on a listing of the signed-in member. */
export function receivedOffer(change: Partial<OfferRow> = {}): OfferRow {
  return offerRow({
    seller_id: someMember.id,
    buyer_id: '44444444-4444-4444-8444-444444444444',
    seller_name: 'Dana Seller',
    buyer_name: 'Ann Buyer',
    ...change,
  });
}

/** The backend’s offers; tests change and read them. */
export interface DealsState {
  offers: OfferRow[];
  texts: Row<'ledger_texts'>[];
  deals: object[];
  invitations: object[];
  /** Verified funds of buyers. */
  funds: { member_id: string; amount: number; until: string }[];
  /** The companies the member acted for before. */
  companies: Company[];
  /** What the seller asks for: one row, or none. */
  terms: Partial<SellerTerms>[];
  /** Every call that changes something. */
  calls: { name: string; sent: Record<string, unknown> }[];
  /** The error for every change, if set. */
  refusal?: { code: string; message: string; hint?: string } | undefined;
  /** Runs on every change before the response. */
  onCall?: (name: string, sent: Record<string, unknown>) => unknown;
}

export const emptyDeals = (): DealsState => ({
  offers: [],
  texts: [],
  deals: [],
  invitations: [],
  terms: [],
  funds: [],
  companies: [],
  calls: [],
});

const changes = [
  'make_offer',
  'answer_offer',
  'decline_other_offers',
  'call_for_offers',
  'cancel_call',
  'join_deal',
] as const;

/** A backend for offers and deals. Filters other than by ID and state, and policies, are tested on the database. */
export function dealsBackend(state: DealsState): HttpHandler[] {
  return [
    http.get(`${backendUrl}/rest/v1/offers`, ({ request }) => {
      const params = new URL(request.url).searchParams;
      const id = params.get('id')?.replace('eq.', '');
      const states = params.get('state');
      const found = state.offers.filter(
        (row) => (!id || row.id === id) && (!states || states.slice(4, -1).split(',').includes(row.state)),
      );
      return HttpResponse.json(found);
    }),
    http.post(`${backendUrl}/rest/v1/rpc/listing_deal_terms`, () => HttpResponse.json(state.terms)),
    http.get(`${backendUrl}/rest/v1/ledger_texts`, ({ request }) => respondWithRows(request, state.texts)),
    http.get(`${backendUrl}/rest/v1/deals`, ({ request }) => respondWithRows(request, state.deals)),
    http.post(`${backendUrl}/rest/v1/rpc/deal_invitations`, () => HttpResponse.json(state.invitations)),
    http.post(`${backendUrl}/rest/v1/rpc/listing_deal_terms`, ({ request }) => respondWithRows(request, state.terms)),
    http.post(`${backendUrl}/rest/v1/rpc/verified_funds`, async ({ request }) => {
      const { member_ids: ids } = (await request.json()) as { member_ids: string[] };
      return HttpResponse.json(state.funds.filter(({ member_id }) => ids.includes(member_id)));
    }),
    http.post(`${backendUrl}/rest/v1/rpc/my_companies`, () => HttpResponse.json(state.companies)),
    ...changes.map((name) =>
      http.post(`${backendUrl}/rest/v1/rpc/${name}`, async ({ request }) => {
        const sent = (await request.json()) as Record<string, unknown>;
        state.calls.push({ name, sent });
        const result = state.onCall?.(name, sent);
        if (state.refusal) return HttpResponse.json(state.refusal, { status: 400 });
        return result === undefined ? new HttpResponse(null, { status: 204 }) : HttpResponse.json(result);
      }),
    ),
  ];
}

/** Nobody makes offers, and nobody calls for them. */
export const noOffers: HttpHandler[] = [rows('calls_for_offers', []), rows('offers', [])];
