import { http, HttpResponse, type HttpHandler } from 'msw';
import { someMember } from '../render';
import { sellerId } from './members';
import { respondWithRows, backendUrl, type Row } from './rest';

export interface SubmissionRow extends Row<'property_submissions'> {
  files: Row<'submission_files'>[];
  log: Row<'submission_log'>[];
  member: { id: string; name: string; membership_tier: string; email: string | null; phone: string | null };
}

export const submissionId = (number: number) => `5b5b5b5b-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** A draft by the signed-in member, without a contract. */
export function submission(change: Partial<SubmissionRow> = {}): SubmissionRow {
  return {
    id: submissionId(1),
    user_id: someMember.id,
    address: '12 Oak St, Houston, TX 77002',
    property_type: 'multi_family',
    condition: 'good',
    price: 250_000,
    sqft: 1800,
    lot_sqft: null,
    status: 'draft',
    reason: null,
    property_id: null,
    reviewer_id: null,
    created_at: '2026-03-01T12:00:00+00:00',
    updated_at: '2026-03-01T12:00:00+00:00',
    submitted_at: null,
    decided_at: null,
    files: [],
    log: [
      {
        id: 1,
        submission_id: submissionId(1),
        actor_id: someMember.id,
        step: 'started',
        details: {},
        created_at: '2026-03-01T12:00:00+00:00',
      },
    ],
    member: { id: sellerId, name: 'Sam Seller', membership_tier: 'free', email: 'sam@example.com', phone: null },
    ...change,
  };
}

/** A registered contract. */
export function contract(
  name = 'Contract.pdf',
  change: Partial<Row<'submission_files'>> = {},
): Row<'submission_files'> {
  return {
    id: crypto.randomUUID(),
    submission_id: submissionId(1),
    path: `${someMember.id}/${submissionId(1)}/${name}`,
    name,
    size: 12_641,
    mime_type: 'application/pdf',
    sha256: 'ab'.repeat(32),
    uploaded_at: '2026-03-01T12:05:00+00:00',
    reading: null,
    ...change,
  };
}

/** The backend’s submissions; tests change and read them. */
export interface SubmissionsState {
  rows: SubmissionRow[];
  /** Every changing call, including uploads and file checks. */
  calls: { name: string; sent: Record<string, unknown> }[];
  /** Overrides the named call's response. */
  refusals: Partial<Record<string, { status: number; body: object }>>;
  /** Delays the file checks. */
  checking?: Promise<void>;
}

/** A backend for submissions. Permissions and file checks are tested on the server. */
export function submissionsBackend(state: SubmissionsState): HttpHandler[] {
  const storage = `${backendUrl}/storage/v1/object`;
  const refused = (name: string, sent: Record<string, unknown>) => {
    state.calls.push({ name, sent });
    const refusal = state.refusals[name];
    return refusal ? HttpResponse.json(refusal.body, { status: refusal.status }) : null;
  };
  const rpc = (name: string, act: (row: SubmissionRow | undefined, sent: Record<string, unknown>) => unknown) =>
    http.post(`${backendUrl}/rest/v1/rpc/${name}`, async ({ request }) => {
      const sent = (await request.json()) as Record<string, unknown>;
      const refusal = refused(name, sent);
      if (refusal) return refusal;
      const result = act(
        state.rows.find(({ id }) => id === sent['submission_id']),
        sent,
      );
      return result === undefined ? new HttpResponse(null, { status: 204 }) : HttpResponse.json(result);
    });
  return [
    http.get(`${backendUrl}/rest/v1/property_submissions`, ({ request }) => {
      const params = new URL(request.url).searchParams;
      const id = params.get('id')?.replace('eq.', '');
      const status = params.get('status')?.replace('eq.', '');
      const found = state.rows.filter((row) => (!id || id.includes(row.id)) && (!status || row.status === status));
      const latest = params.get('order') === 'updated_at.desc' && params.get('limit') === '1';
      return respondWithRows(
        request,
        latest ? found.toSorted((one, other) => other.updated_at.localeCompare(one.updated_at)).slice(0, 1) : found,
      );
    }),
    http.get(`${backendUrl}/rest/v1/submission_files`, ({ request }) => {
      const id = new URL(request.url).searchParams.get('submission_id')?.replace('eq.', '');
      return respondWithRows(request, state.rows.find((row) => row.id === id)?.files ?? []);
    }),
    http.delete(`${backendUrl}/rest/v1/property_submissions`, ({ request }) => {
      const params = Object.fromEntries(new URL(request.url).searchParams);
      const refusal = refused('delete', params);
      if (refusal) return refusal;
      const deleted = state.rows.filter(
        ({ id, status }) => params['id'] === `eq.${id}` && params['status'] === `eq.${status}`,
      );
      state.rows = state.rows.filter((row) => !deleted.includes(row));
      return HttpResponse.json(deleted.map(({ id }) => ({ id })));
    }),
    rpc('save_submission', (row, sent) => {
      const { submission_id, ...values } = sent;
      if (row) Object.assign(row, values);
      else state.rows.push(submission({ ...(values as Partial<SubmissionRow>), id: String(submission_id) }));
    }),
    rpc('submit_property', (row) => {
      if (row) Object.assign(row, { status: 'submitted', submitted_at: '2026-03-01T13:00:00+00:00' });
    }),
    rpc('delete_submission_file', (_, sent) => {
      const holder = state.rows.find(({ files }) => files.some(({ id }) => id === sent['file_id']));
      const removed = holder?.files.find(({ id }) => id === sent['file_id']);
      if (holder) holder.files = holder.files.filter((file) => file !== removed);
      return removed?.path ?? null;
    }),
    rpc('return_submission', (row, sent) => {
      if (row) Object.assign(row, { status: 'returned', reason: sent['reason'] });
    }),
    http.post(`${storage}/contracts/*`, async ({ request }) => {
      const path = decodeURIComponent(new URL(request.url).pathname.split('/contracts/')[1] ?? '');
      const body = await request.blob();
      return (
        refused('upload', { path, size: body.size, type: request.headers.get('content-type') }) ??
        HttpResponse.json({ Key: path })
      );
    }),
    http.delete(`${storage}/contracts`, async ({ request }) => {
      const { prefixes } = (await request.json()) as { prefixes: string[] };
      state.calls.push({ name: 'remove', sent: { prefixes } });
      return HttpResponse.json([]);
    }),
    http.post(`${backendUrl}/functions/v1/register-upload`, async ({ request }) => {
      const sent = (await request.json()) as Record<string, unknown>;
      await state.checking;
      const refusal = refused('register', sent);
      if (refusal) return refusal;
      const row = state.rows.find(({ id }) => id === sent['subject_id']);
      const file = contract(String(sent['name']), { id: String(sent['file_id']) });
      row?.files.push(file);
      return HttpResponse.json({ file });
    }),
  ];
}
