import { http, HttpResponse, type HttpHandler } from 'msw';
import type { AgreementSource, DocumentSource } from '@/features/deal-documents/api/queries';
import type { ReleasableMoney, Release } from '@/features/deal-documents/api/releases';
import { partyIds } from './deal-room';
import { backendUrl } from './rest';

export const documentId = (number: number) => `d0c00000-0000-4000-8000-${String(number).padStart(12, '0')}`;
export const agreementId = (number: number) => `a9e00000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** A document that the signed-in buyer added and nobody else sees. */
export function documentRow(change: Partial<DocumentSource> = {}): DocumentSource {
  return {
    id: documentId(1),
    added_by: partyIds.buyer,
    kind: 'inspection',
    name: 'Inspection.pdf',
    size: 482_000,
    sha256: `3fa9c1d2${'0'.repeat(52)}b2e4`,
    created_at: '2026-11-25T12:00:00+00:00',
    readers: [],
    log: [documentStep(1, 'added')],
    agreements: [],
    ...change,
  };
}

/** A step of a document; by default by the signed-in buyer. */
export function documentStep(id: number, step: string, change: Partial<DocumentSource['log'][number]> = {}) {
  return { id, party_id: partyIds.buyer, step, details: {}, created_at: '2026-11-25T12:00:00+00:00', ...change };
}

/** An assignment that Sam Seller prepared and signed, and that the signed-in buyer has to sign. */
export function agreementRow(change: Partial<AgreementSource> = {}): AgreementSource {
  return {
    id: agreementId(1),
    kind: 'assignment',
    title: 'Assignment of purchase contract',
    state: 'TX',
    body: 'This agreement is made on November 25, 2026.\n\n## 1. The original contract\n\n- It is in force.',
    body_sha256: 'ab'.repeat(32),
    status: 'awaiting_signatures',
    prepared_by: partyIds.seller,
    created_at: '2026-11-25T12:00:00+00:00',
    ended_at: null,
    template: { version: 1 },
    signatures: [signatureRow('seller', '2026-11-25T12:10:00+00:00'), signatureRow('buyer')],
    document: null,
    deal_version: 1,
    changes: null,
    ...change,
  };
}

const names = { seller: 'Sam Seller', buyer: 'Dana Buyer' };

export function signatureRow(
  role: 'buyer' | 'seller',
  signedAt: string | null = null,
): AgreementSource['signatures'][number] {
  return {
    party_id: partyIds[role],
    role,
    name: names[role],
    signed_name: signedAt === null ? null : names[role],
    signed_at: signedAt,
    other_name: false,
    company: null,
    company_state: null,
    capacity: null,
  };
}

/** The agreement once both have signed. */
export const signedRow = (change: Partial<AgreementSource> = {}) =>
  agreementRow({
    status: 'signed',
    ended_at: '2026-11-25T13:00:00+00:00',
    signatures: [
      signatureRow('seller', '2026-11-25T12:10:00+00:00'),
      signatureRow('buyer', '2026-11-25T13:00:00+00:00'),
    ],
    ...change,
  });

/** What `preview_agreement` returns. */
export const previewJson = (change: Record<string, unknown> = {}) => ({
  template_id: agreementId(9),
  template_version: 1,
  title: 'Assignment of purchase contract',
  state: 'TX',
  body: 'The fee is $15,000.',
  body_sha256: '11'.repeat(32),
  signers: [
    { party_id: partyIds.seller, name: 'Sam Seller', role: 'seller' },
    { party_id: partyIds.buyer, name: 'Dana Buyer', role: 'buyer' },
  ],
  ...change,
});

/** A release that everyone signed: $3,000 to the buyer, $2,000 to the seller. */
export const releaseRow = (change: Partial<Release> = {}): PapersState['releases'][number] => ({
  agreement_id: agreementId(4),
  to_buyer: 3000,
  to_seller: 2000,
  agreed_at: '2026-11-26T20:00:00+00:00',
  paused_at: null,
  paid_on: null,
  paid_by: null,
  reference: null,
  agreement: { status: 'signed' },
  ...change,
});

interface Refusal {
  status: number;
  body: object;
}

/** The backend's documents and agreements of the deal; tests change and read them. */
export interface PapersState {
  documents: DocumentSource[];
  agreements: AgreementSource[];
  releases: (Release & { agreement: { status: string } | null })[];
  /** Of the earnest money, in whole USD. */
  money: ReleasableMoney | null;
  preview: object;
  /** Every changing call, including uploads and edge functions. */
  calls: { name: string; sent: Record<string, unknown> }[];
  /** Overrides the named call's response. */
  refusals: Partial<Record<string, Refusal>>;
  /** What a call does, by name. */
  effects: Partial<Record<string, (sent: Record<string, unknown>) => unknown>>;
}

export const emptyPapers = (): PapersState => ({
  documents: [],
  agreements: [],
  releases: [],
  money: { amount: 5000, due: 5000 },
  preview: previewJson(),
  calls: [],
  refusals: {},
  effects: {},
});

/** A P0001 of Postgres. */
export const refused = (message: string, hint?: string): Refusal => ({
  status: 400,
  body: { code: 'P0001', message, ...(hint && { hint }) },
});

const rpcs = [
  'share_deal_document',
  'unshare_deal_document',
  'remove_deal_document',
  'preview_agreement',
  'prepare_agreement',
  'sign_agreement',
  'decline_agreement',
  'withdraw_agreement',
  'confirm_payout',
];
const functions = ['register-upload', 'seal-agreement'];

/** A backend for a deal's documents and agreements. Permissions and file checks are tested on the server. */
export function papersBackend(state: PapersState): HttpHandler[] {
  const storage = `${backendUrl}/storage/v1/object`;
  const answer = (name: string, sent: Record<string, unknown>, otherwise?: object | string) => {
    state.calls.push({ name, sent });
    const refusal = state.refusals[name];
    if (refusal) return HttpResponse.json(refusal.body, { status: refusal.status });
    const result = state.effects[name]?.(sent) ?? otherwise;
    return result === undefined ? new HttpResponse(null, { status: 204 }) : HttpResponse.json(result);
  };
  const results: Partial<Record<string, () => object | string>> = {
    preview_agreement: () => state.preview,
    remove_deal_document: () => 'a/path.pdf',
  };
  const post = (path: string, name: string) =>
    http.post(`${backendUrl}/${path}/${name}`, async ({ request }) =>
      answer(name, (await request.json()) as Record<string, unknown>, results[name]?.()),
    );
  return [
    http.get(`${backendUrl}/rest/v1/deal_documents`, () => HttpResponse.json(state.documents)),
    http.get(`${backendUrl}/rest/v1/deal_releases`, () => HttpResponse.json(state.releases)),
    http.get(`${backendUrl}/rest/v1/deal_earnest_money`, () => HttpResponse.json(state.money ? [state.money] : [])),
    http.get(`${backendUrl}/rest/v1/agreements`, () => HttpResponse.json(state.agreements)),
    ...rpcs.map((name) => post('rest/v1/rpc', name)),
    ...functions.map((name) => post('functions/v1', name)),
    http.post(`${storage}/deal-documents/*`, ({ request }) =>
      answer('upload', { path: new URL(request.url).pathname.split('deal-documents/')[1] }, { Key: 'x' }),
    ),
    http.delete(`${storage}/deal-documents`, async ({ request }) =>
      answer('delete', (await request.json()) as Record<string, unknown>, []),
    ),
  ];
}
