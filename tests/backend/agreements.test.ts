import { createHash, randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBackend, type Backend } from '../../supabase/local/backend.ts';
import { newMember } from './client.ts';
import { call, makeDeal, type TestDeal } from './deal-ledger.ts';
import { describeSharedBackend } from './describe-backend.ts';
import { docx, mimeTypes, pdf, windowsProgram } from './documents.ts';
import { openFiles } from './open-file.ts';
import { firstAttachment, hasPdfsig, isCovered, pdfsig, pdftotext } from './pdf-seal.ts';
import { createDatabase } from './test-databases.ts';

/* Documents and agreements of a deal through the API: uploading, sharing, opening, signing, sealing. */

if (!hasPdfsig) console.warn('poppler-utils isn’t installed, so only the range of seals is tested.');

interface Member {
  client: SupabaseClient;
  id: string;
}

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');

/** Calls an edge function and returns its status and body. */
async function invoke({ client }: Member, name: string, body: object) {
  const { data, error } = await client.functions.invoke(name, { body });
  const response = error ? (error as { context: Response }).context : null;
  return response
    ? { status: response.status, body: (await response.json()) as Record<string, unknown> }
    : { status: 200, body: data as Record<string, unknown> };
}

async function partyIds({ buyer, dealId }: TestDeal): Promise<Record<string, string>> {
  const { data } = await buyer.client.from('deal_parties').select('id, role').eq('deal_id', dealId);
  return Object.fromEntries((data ?? []).map(({ id, role }) => [role as string, id as string]));
}

const inputs = { original_seller: 'Olga Muñoz', original_contract_date: '2026-11-02', assignment_fee_usd: 12_500 };

/** Sends an assignment for signatures and returns its ID and text. */
async function prepare({ buyer, dealId }: TestDeal) {
  const agreementId = randomUUID();
  const draft = { deal_id: dealId, kind: 'assignment', inputs };
  const preview = (await call(buyer, 'preview_agreement', draft)) as { body: string; body_sha256: string };
  await call(buyer, 'prepare_agreement', {
    ...draft,
    agreement_id: agreementId,
    body_sha256: preview.body_sha256,
  });
  return { agreementId, ...preview };
}

const sign = (
  member: Member,
  { agreementId, body_sha256 }: { agreementId: string; body_sha256: string },
  name: string,
) =>
  call(member, 'sign_agreement', {
    agreement_id: agreementId,
    body_sha256,
    signed_name: name,
    consent: true,
    confirmed: true,
  });

const approveTemplates = ({ database }: Pick<Backend, 'database'>) =>
  database.query(
    `insert into public.agreement_template_approvals (template_id, state)
       select id, 'NY' from public.agreement_templates on conflict do nothing`,
  );

describeSharedBackend((backend) => {
  let deal: TestDeal;
  let parties: Record<string, string>;
  const bucket = ({ client }: Member) => client.storage.from('deal-documents');

  beforeAll(async () => {
    await approveTemplates(backend());
    deal = await makeDeal(backend(), { close: false });
    parties = await partyIds(deal);
  });

  const upload = async (member: Member, documentId: string, file: Buffer<ArrayBuffer>, extension = 'pdf') => {
    const fileId = randomUUID();
    const type = extension === 'docx' ? mimeTypes.docx : 'application/pdf';
    const { error } = await bucket(member).upload(`${member.id}/${documentId}/incoming/${fileId}.${extension}`, file, {
      contentType: type,
    });
    expect(error).toBeNull();
    return {
      bucket: 'deal-documents',
      subject_id: documentId,
      deal_id: deal.dealId,
      file_id: fileId,
      name: `Title report.${extension}`,
      kind: 'title',
      reader_ids: [parties['seller']],
    };
  };
  const open = (member: Member, documentId: string) =>
    openFiles(backend(), member.client, { bucket: 'deal-documents', files: documentId });
  const download = async (member: Member, documentId: string) => {
    const [url = ''] = (await open(member, documentId)).urls.values();
    return Buffer.from(await (await fetch(url)).arrayBuffer());
  };
  const register = (member: Member, body: object) => invoke(member, 'register-upload', body);

  it('shares a checked document with those it names, and logs who opens it', async () => {
    const { buyer, seller, partner } = deal;
    const documentId = randomUUID();
    const sent = await upload(buyer, documentId, pdf('title'));
    const path = `${buyer.id}/${documentId}/${sha256(pdf('title'))}.pdf`;
    const first = await register(buyer, sent);
    expect(first).toMatchObject({ status: 200, body: { file: { id: documentId, kind: 'title', path } } });
    expect(await register(buyer, sent)).toEqual(first);
    expect(await register(seller, sent)).toMatchObject({ status: 404 });

    expect(await download(seller, documentId)).toEqual(pdf('title'));
    expect((await bucket(seller).download(path)).error).not.toBeNull();
    const log = await buyer.client.from('deal_document_log').select('step, party_id').eq('document_id', documentId);
    expect(log.data).toContainEqual({ step: 'viewed', party_id: parties['seller'] });

    const outsider = await newMember(backend());
    for (const stranger of [partner, outsider]) {
      expect((await stranger.client.from('deal_documents').select().eq('id', documentId)).data).toEqual([]);
      expect(await open(stranger, documentId)).toMatchObject({ status: 403 });
      expect((await bucket(stranger).download(path)).error).not.toBeNull();
    }
  });

  it('ends a guest’s access with their part in the deal', async () => {
    const { seller } = deal;
    const guest = await newMember(backend());
    const invitation = { deal_id: deal.dealId, email: guest.email, name: 'Tia Title', role: 'title' };
    const party = await call(seller, 'invite_party', { ...invitation, rights: ['documents'] });
    await call(guest, 'join_deal', { party_id: party });
    const documentId = randomUUID();
    const sent = await upload(seller, documentId, docx('Deed'), 'docx');
    await register(seller, { ...sent, reader_ids: [] });
    expect(await open(guest, documentId)).toMatchObject({ status: 403 });
    await call(seller, 'share_deal_document', { document_id: documentId, party_id: party });
    expect(await download(guest, documentId)).toEqual(docx('Deed'));
    await call(seller, 'revoke_party', { party_id: party });
    expect(await open(guest, documentId)).toMatchObject({ status: 403 });
  });

  it('lets who added a document remove it and delete its file', async () => {
    const { buyer, seller } = deal;
    const documentId = randomUUID();
    await register(buyer, await upload(buyer, documentId, pdf('removed')));
    const [path = ''] = (await open(seller, documentId)).urls.keys();
    expect((await bucket(buyer).remove([path])).data).toEqual([]);
    expect(await call(buyer, 'remove_deal_document', { document_id: documentId })).toBe(path);
    expect(await open(seller, documentId)).toMatchObject({ status: 403 });
    expect((await bucket(buyer).remove([path])).data).toHaveLength(1);
  });

  it('rejects what it can’t use, and keeps no checked copy of it', async () => {
    const { buyer } = deal;
    const wrongType = 'This file is not a PDF, JPG, PNG, or Word document (.docx).';
    const cases: [Buffer<ArrayBuffer>, string, object, object][] = [
      [windowsProgram(), 'pdf', {}, { status: 400, body: { error: wrongType } }],
      [pdf(), 'docx', {}, { status: 400, body: { error: expect.stringContaining('but it is a PDF file') } }],
      [pdf('kind'), 'pdf', { kind: 'selfie' }, { status: 400 }],
      [pdf('deal'), 'pdf', { deal_id: randomUUID() }, { status: 404 }],
      [
        pdf('reader'),
        'pdf',
        { reader_ids: [randomUUID()] },
        { status: 409, body: { error: 'Someone you chose can’t see documents of this deal. Choose again.' } },
      ],
    ];
    for (const [file, extension, change, answer] of cases) {
      const sent = await upload(buyer, randomUUID(), file, extension);
      expect([change, await register(buyer, { ...sent, ...change })]).toMatchObject([change, answer]);
      const kept = await backend().database.query(
        `select 1 from storage.objects where starts_with(name, $1) and name not like '%/incoming/%'`,
        [`${buyer.id}/${sent.subject_id}`],
      );
      expect(kept).toEqual([]);
    }
    expect(await register(buyer, { bucket: 'deal-documents', file_id: '../x' })).toMatchObject({ status: 400 });
  });

  it('seals what both signed, once, in a file whose signature is valid', async () => {
    const { buyer, seller, partner } = deal;
    const agreement = await prepare(deal);
    const request = { agreement_id: agreement.agreementId };
    expect(agreement.body_sha256).toBe(sha256(agreement.body));
    await sign(buyer, agreement, 'Ağa Łukasz Ωmega Житомир Nguyễn');
    expect(await invoke(buyer, 'seal-agreement', request)).toMatchObject({
      status: 409,
      body: { error: 'Not everyone has signed this agreement.' },
    });
    await sign(seller, agreement, '王 O’Seller');
    expect(await invoke(partner, 'seal-agreement', request)).toMatchObject({ status: 404 });

    const sealed = await Promise.all([buyer, seller].map((member) => invoke(member, 'seal-agreement', request)));
    const body = sealed[0]?.body;
    const document = body?.['document'] as { id: string; path: string; sha256: string; name: string };
    expect(document.name).toBe('Assignment of purchase contract.pdf');
    for (const again of [...sealed, await invoke(seller, 'seal-agreement', request)])
      expect(again).toEqual({ status: 200, body });
    const stored = await backend().database.query(`select name from storage.objects where starts_with(name, $1)`, [
      `agreements/${agreement.agreementId}`,
    ]);
    expect(stored).toEqual([{ name: document.path }]);

    const file = await download(buyer, document.id);
    expect(sha256(file)).toBe(document.sha256);
    expect(isCovered(file)).toBe(true);
    await expect(call(partner, 'open_deal_document', { document_id: document.id })).rejects.toThrow('42501');
    if (!hasPdfsig) return;
    expect(await pdfsig(file)).toMatch(/Total document signed\s+- Signature Validation: Signature is Valid\./);
    expect(sha256(await firstAttachment(file))).toBe(agreement.body_sha256);
    const text = await pdftotext(file);
    for (const part of [
      'Ağa Łukasz Ωmega Житомир Nguyễn',
      '[U+738B] O’Seller',
      agreement.body_sha256,
      agreement.agreementId,
    ])
      expect(text).toContain(part);
    const changed = Buffer.from(file);
    changed[file.indexOf('/Title')] = 0x20;
    expect(await pdfsig(changed)).not.toContain('Signature is Valid');
  });

  it('leaves the other side its sealed agreement when an account is deleted, and no file when both are', async () => {
    const { dealId, buyer, seller } = await makeDeal(backend(), { close: false });
    const agreement = await prepare({ ...deal, dealId, buyer, seller });
    await sign(buyer, agreement, 'Ann Lee');
    await sign(seller, agreement, 'Cal Seller');
    const { body } = await invoke(seller, 'seal-agreement', { agreement_id: agreement.agreementId });
    const { id, path } = body['document'] as { id: string; path: string };
    const files = () => backend().database.query('select name from storage.objects where name = $1', [path]);
    expect(await invoke(seller, 'delete-account', {})).toMatchObject({ status: 200 });
    expect(await call(buyer, 'open_deal_document', { document_id: id })).toBe(path);
    expect(await files()).toHaveLength(1);
    expect(await invoke(buyer, 'delete-account', {})).toMatchObject({ status: 200 });
    expect(await files()).toEqual([]);
  });
});

describe('with a certificate that can’t be read', () => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await startBackend({
      port: 0,
      mailPort: 0,
      seedFile: null,
      databaseUrl: await createDatabase(),
      functionsEnv: { SEALING_CERTIFICATE: 'bm9wZQ==' },
    });
  });
  afterAll(() => backend?.close());

  it('says that sealing has to wait, and tells the operator why', async () => {
    await approveTemplates(backend);
    const deal = await makeDeal(backend, { close: false });
    const agreement = await prepare(deal);
    await sign(deal.buyer, agreement, 'Ann Lee');
    await sign(deal.seller, agreement, 'Cal Seller');
    expect(await invoke(deal.buyer, 'seal-agreement', { agreement_id: agreement.agreementId })).toMatchObject({
      status: 503,
      body: { error: expect.stringContaining('isn’t available yet') },
    });
    const response = await fetch(`${backend.url}/functions/v1/check-setup`, {
      method: 'POST',
      headers: { authorization: `Bearer ${backend.serviceRoleKey}`, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(await response.json()).toMatchObject({
      problems: expect.arrayContaining([expect.stringContaining('SEALING_CERTIFICATE can’t be read')]),
    });
  });
});
