import type { DealTerms } from '@/domain/deal/deal-terms';
import { http, HttpResponse, type HttpHandler } from 'msw';
import type { DoubleCloseOption } from '@/features/deal-room/api/double-close';
import type { Instructions } from '@/features/deal-room/payment';
import type { DealSource } from '@/features/deal-room/room';
import type { TitleFile, TitleItem } from '@/features/deal-room/title';
import { someMember } from '../render';
import { offerVersion } from './deals';
import { sellerId } from './members';
import { backendUrl } from './rest';

export const dealId = 'dea10000-0000-4000-8000-000000000001';
export const partyIds = { seller: 'party-seller', buyer: 'party-buyer', jo: 'party-jo', tia: 'party-tia' } as const;

type PartySource = DealSource['parties'][number];

/** A party who has joined: by default Sam Seller. */
export function dealParty(change: Partial<PartySource> = {}): PartySource {
  return {
    id: partyIds.seller,
    user_id: sellerId,
    role: 'seller',
    side: 'seller',
    name: 'Sam Seller',
    invitee: null,
    rights: ['terms', 'documents'],
    invited_at: '2026-11-25T10:00:00+00:00',
    joined_at: '2026-11-25T10:00:00+00:00',
    revoked_at: null,
    accepted_at: null,
    company: null,
    company_state: null,
    capacity: null,
    member: { profile_image_url: null, email: null, phone: null },
    ...change,
  };
}

/** The signed-in member as the buyer, or as another party. */
export const ownParty = (change: Partial<PartySource> = {}): PartySource =>
  dealParty({
    id: partyIds.buyer,
    user_id: someMember.id,
    role: 'buyer',
    side: 'buyer',
    name: 'Dana Buyer',
    ...change,
  });

/** A JV partner on the buyer's side. */
export const jo = (change: Partial<PartySource> = {}): PartySource =>
  dealParty({
    id: partyIds.jo,
    user_id: '55555555-5555-4555-8555-555555555555',
    role: 'jv_partner',
    side: 'buyer',
    name: 'Jo Partner',
    joined_at: '2026-11-25T11:00:00+00:00',
    ...change,
  });

export function milestone(
  kind: string,
  dueAt: string,
  change: Partial<DealSource['milestones'][number]> = {},
): DealSource['milestones'][number] {
  return {
    id: `milestone-${kind}`,
    kind,
    due_at: dueAt,
    state: 'pending',
    changed_at: '2026-11-25T10:00:00+00:00',
    confirmed_by: null,
    confirmed_at: null,
    extensions: [],
    ...change,
  };
}

/** A deal that the signed-in member buys from Sam Seller, as the deal room reads it. */
export function dealRow(change: Partial<DealSource> = {}): DealSource {
  return {
    id: dealId,
    offer_id: '0ffe0000-0000-4000-8000-000000000001',
    version: 1,
    property_id: null,
    title: 'Brick ranch',
    address: '12 Elm St, Austin, TX 78701',
    time_zone: 'America/Chicago',
    state: 'open',
    end_reason: null,
    ended_by: null,
    created_at: '2026-11-25T10:00:00+00:00',
    ended_at: null,
    open_items: [],
    double_close: null,
    listing: null,
    milestones: [
      milestone('closing', '2026-12-25T06:00:00+00:00'),
      milestone('earnest_money', '2026-11-27T22:30:00+00:00'),
      milestone('inspection', '2026-12-02T06:00:00+00:00'),
    ],
    parties: [dealParty(), ownParty()],
    earnest: { due: 5000, amount: null, accepted: null, first_due: 5000, needed: 5000, first_needed: 5000 },
    receipts: [],
    closings: [],
    endings: [],
    releases: [],
    authorities: [],
    splits: [],
    agreements: [],
    ...change,
  };
}

/** Terms that are in force as they were agreed. */
export function dealTerms(change: Partial<DealTerms> = {}): DealTerms {
  const { version: _v, author: _a, created_at: _c, claims: _claims, expires_at: _e, ...terms } = offerVersion();
  const due = {
    earnest_due_at: '2026-11-27T22:30:00+00:00',
    inspection_due_at: '2026-12-02T06:00:00+00:00',
    second_due_at: null,
    refund_due_at: null,
    financing_due_at: null,
    assignment_due_at: null,
  };
  return {
    ...terms,
    ...due,
    agreed: terms,
    agreed_earnest_due_at: due.earnest_due_at,
    agreed_inspection_due_at: due.inspection_due_at,
    agreed_second_due_at: null,
    agreed_refund_due_at: null,
    agreed_financing_due_at: null,
    agreed_assignment_due_at: null,
    ...change,
  };
}

/** What a title file needs: by default a payoff from the seller. */
export const titleItem = (change: Partial<TitleItem> = {}): TitleItem => ({
  id: 'item-payoff',
  kind: 'payoff',
  label: 'Payoff of the seller’s loans',
  owner: 'seller',
  due_on: '2026-12-15',
  state: 'open',
  buyer_approved_at: null,
  seller_approved_at: null,
  ...change,
});

/** A split of a profit by hundredths of a percent and cents, by party ID. */
export function splitRow(
  shares: Record<string, [bps: number, cents: number]>,
  change: Partial<DealSource['splits'][number]> = {},
): DealSource['splits'][number] {
  const parts = Object.entries(shares);
  return {
    id: 'split-1',
    version: 1,
    proposed_by: partyIds.seller,
    state: 'proposed',
    created_at: '2026-11-25T11:30:00+00:00',
    lines: [
      {
        kind: 'profit',
        amount_cents: parts.reduce((sum, [, [, cents]]) => sum + cents, 0),
        shares: parts.map(([party_id, [share_bps, amount_cents]], position) => ({
          party_id,
          position,
          share_bps,
          amount_cents,
        })),
      },
    ],
    approvals: [{ party_id: partyIds.seller }],
    ...change,
  };
}

/** Payment instructions in force, which Tia entered. */
export const paymentRow = (change: Partial<Instructions> = {}): Instructions => ({
  id: 'payment-1',
  state: 'in_force',
  entered_by: partyIds.tia,
  bank_name: 'First Bank',
  account_name: 'Tia Title LLC',
  routing_number: '021000021',
  account_number: '000123456789',
  account_ending: '6789',
  wire_reference: null,
  callback_phone: '614-555-0100',
  entered_at: '2026-11-25T12:00:00+00:00',
  takes_effect_at: '2026-11-25T12:00:00+00:00',
  ...change,
});

interface EntrySource {
  actor: string;
  kind: string;
  data?: object;
  texts?: { field: string; text: string }[];
}

/** The backend's deal; tests change and read it. */
export interface DealRoomState {
  /** Null if the viewer can't read it. */
  deal: DealSource | null;
  terms: DealTerms | null;
  /** Oldest first. */
  entries: EntrySource[];
  /** The viewer's invitation. */
  invitation: Record<string, unknown> | null;
  title: TitleFile | null;
  /** The viewer's deals on the same property. */
  others: DoubleCloseOption[];
  /** What the viewer reads of the payment instructions. */
  payment: Instructions[];
  /** The companies that the viewer acted for. */
  companies: Record<string, unknown>[];
  calls: { name: string; sent: Record<string, unknown> }[];
  /** The error for every change, if set. */
  refusal?: { code: string; message: string; hint?: string } | undefined;
  /** Runs on every change before the response, whose body it can return. */
  onCall?: ((name: string, sent: Record<string, unknown>) => unknown) | undefined;
}

export const emptyRoom = (): DealRoomState => ({
  deal: dealRow(),
  terms: dealTerms(),
  entries: [],
  invitation: null,
  title: null,
  others: [],
  payment: [],
  companies: [],
  calls: [],
  refusal: undefined,
  onCall: undefined,
});

const rest = `${backendUrl}/rest/v1`;
const changes = [
  'move_milestone',
  'accept_party',
  'resend_invitation',
  'set_party_company',
  'propose_extension',
  'answer_extension',
  'invite_party',
  'revoke_party',
  'set_party_rights',
  'end_deal',
  'confirm_closing',
  'report_ending',
  'ask_for_authority',
  'link_double_close',
  'unlink_double_close',
  'open_title_file',
  'move_title_item',
  'approve_settlement',
  'add_title_item',
  'clear_title',
  'mark_authority_seen',
  'propose_split',
  'answer_split',
  'join_deal',
  'enter_payment_instructions',
  'end_payment_change',
];

/** A backend for one deal. Policies are tested on the database. */
export function dealRoomBackend(state: DealRoomState): HttpHandler[] {
  return [
    // No messages with anyone in the deal.
    http.get(`${rest}/conversation_members`, () => HttpResponse.json([])),
    http.get(`${rest}/users`, () => HttpResponse.json([])),
    http.get(`${rest}/deal_title_files`, () => HttpResponse.json(state.title ? [state.title] : [])),
    http.get(`${rest}/deals`, () => HttpResponse.json(state.deal ? [state.deal] : [])),
    http.post(`${rest}/rpc/deal_terms`, () =>
      HttpResponse.json(state.terms ? [{ deal_id: dealId, ...state.terms }] : []),
    ),
    http.get(`${rest}/ledger_entries`, () =>
      HttpResponse.json(
        state.entries
          .map(({ actor, kind, data = {}, texts = [] }, index) => ({
            content: JSON.stringify({ seq: index + 1, at: '2026-11-25T12:00:00.000Z', actor, kind, data }),
            texts,
          }))
          .toReversed(),
      ),
    ),
    http.get(`${rest}/deal_parties`, () =>
      HttpResponse.json(state.invitation ? [{ id: state.invitation['party_id'] }] : []),
    ),
    http.post(`${rest}/rpc/double_close_options`, () => HttpResponse.json(state.others)),
    http.post(`${rest}/rpc/payment_instructions`, () => HttpResponse.json(state.payment)),
    http.post(`${rest}/rpc/my_companies`, () => HttpResponse.json(state.companies)),
    http.post(`${rest}/rpc/deal_invitations`, () => HttpResponse.json(state.invitation ? [state.invitation] : [])),
    ...changes.map((name) =>
      http.post(`${rest}/rpc/${name}`, async ({ request }) => {
        const sent = (await request.json()) as Record<string, unknown>;
        state.calls.push({ name, sent });
        const result = state.onCall?.(name, sent);
        if (state.refusal) return HttpResponse.json(state.refusal, { status: 400 });
        return result === undefined ? new HttpResponse(null, { status: 204 }) : HttpResponse.json(result);
      }),
    ),
  ];
}
