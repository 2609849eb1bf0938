import { http, HttpResponse, type HttpHandler } from 'msw';
import { someMember } from '../render';
import { sellerId } from './members';
import { backendUrl, respondWithRows, type Row } from './rest';

export interface ProofRow extends Row<'proofs_of_funds'> {
  log: Row<'proof_log'>[];
  shares: (Row<'proof_shares'> & { offer: { title: string; seller_name: string | null; state: string } })[];
  member: { id: string; name: string; membership_tier: string; email: string | null; phone: string | null };
}

export const proofId = (number: number) => `6f6f6f6f-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** A verified bank statement of the signed-in member. */
export function proof(change: Partial<ProofRow> = {}): ProofRow {
  const id = change.id ?? proofId(1);
  return {
    id,
    user_id: someMember.id,
    kind: 'bank_statement',
    amount: 250_000,
    expires_on: '2099-03-03',
    path: `${someMember.id}/${id}/${'ab'.repeat(32)}.pdf`,
    name: 'Statement.pdf',
    size: 12_641,
    mime_type: 'application/pdf',
    sha256: 'ab'.repeat(32),
    status: 'verified',
    reason: null,
    reviewer_id: null,
    created_at: '2026-03-01T12:00:00+00:00',
    decided_at: '2026-03-02T12:00:00+00:00',
    reminded_at: null,
    log: [step(1, 'submitted'), step(2, 'viewed', { as: 'staff' }), step(3, 'verified')],
    shares: [],
    member: { id: sellerId, name: 'Sam Seller', membership_tier: 'free', email: 'sam@example.com', phone: null },
    ...change,
  };
}

/** A log entry. */
export function step(id: number, name: string, details: Record<string, string> = {}): Row<'proof_log'> {
  return {
    id,
    proof_id: proofId(1),
    actor_id: null,
    step: name,
    details,
    created_at: '2026-03-01T12:00:00+00:00',
  };
}

/** The backend's proofs of funds; tests change and read them. */
export interface FundsState {
  rows: ProofRow[];
  offers: { id: string; title: string; seller_name: string | null }[];
  /** What proofs_shared_with_me returns. */
  shared: object[];
  /** Every changing call, including uploads and file checks. */
  calls: { name: string; sent: Record<string, unknown> }[];
  /** Overrides the named call's response. */
  refusals: Partial<Record<string, { status: number; body: object }>>;
}

/** A backend for proofs of funds. Permissions and file checks are tested on the server. */
export function fundsBackend(state: FundsState): HttpHandler[] {
  const storage = `${backendUrl}/storage/v1/object`;
  const answer = (name: string, sent: Record<string, unknown>, act: () => unknown) => {
    state.calls.push({ name, sent });
    const refusal = state.refusals[name];
    if (refusal) return HttpResponse.json(refusal.body, { status: refusal.status });
    const result = act();
    return result === undefined ? new HttpResponse(null, { status: 204 }) : HttpResponse.json(result);
  };
  const post = (path: string, act: (sent: Record<string, unknown>) => unknown) =>
    http.post(`${backendUrl}/${path}`, async ({ request }) => {
      const sent = (await request.json()) as Record<string, unknown>;
      return answer(path.split('/').at(-1) ?? '', sent, () => act(sent));
    });
  const found = (sent: Record<string, unknown>) => state.rows.find(({ id }) => id === sent['proof_id']);
  return [
    http.get(`${backendUrl}/rest/v1/proofs_of_funds`, ({ request }) => {
      const headers = { 'content-range': `0-${state.rows.length - 1}/${state.rows.length}` };
      return respondWithRows(request, state.rows, { headers });
    }),
    http.get(`${backendUrl}/rest/v1/offers`, () => HttpResponse.json(state.offers)),
    http.post(`${backendUrl}/rest/v1/rpc/proofs_shared_with_me`, () => HttpResponse.json(state.shared)),
    http.post(`${backendUrl}/rest/v1/rpc/verified_funds`, () =>
      HttpResponse.json(
        state.rows
          .filter(({ status }) => status === 'verified')
          .slice(0, 1)
          .map((row) => ({ member_id: row.user_id, amount: row.amount, until: row.expires_on })),
      ),
    ),
    post('rest/v1/rpc/share_proof', (sent) => {
      const offer = state.offers.find(({ id }) => id === sent['offer_id']);
      found(sent)?.shares.push({
        proof_id: String(sent['proof_id']),
        offer_id: String(sent['offer_id']),
        shared_at: '2026-03-05T12:00:00+00:00',
        revoked_at: null,
        offer: { title: offer?.title ?? '', seller_name: offer?.seller_name ?? null, state: 'open' },
      });
    }),
    post('rest/v1/rpc/revoke_proof_share', (sent) => {
      for (const share of found(sent)?.shares ?? []) share.revoked_at = '2026-03-06T12:00:00+00:00';
    }),
    http.post(`${storage}/proofs-of-funds/*`, ({ request }) =>
      answer('upload', { path: new URL(request.url).pathname.split('proofs-of-funds/')[1] }, () => ({ Key: 'x' })),
    ),
    http.delete(`${storage}/proofs-of-funds`, async ({ request }) =>
      answer('delete', (await request.json()) as Record<string, unknown>, () => []),
    ),
    post('functions/v1/register-upload', (sent) => {
      state.rows = [proof({ id: String(sent['subject_id']), status: 'pending', amount: Number(sent['amount']) })];
      return { file: state.rows[0] };
    }),
  ];
}
