import { createHash, randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, it } from 'vitest';
import { documentKind } from '../../supabase/functions/_shared/document-kind.ts';
import { clientFor, newMember } from './client.ts';
import { compoundFile, docx, mimeTypes, pdf, windowsProgram, zip } from './documents.ts';
import { describeSharedBackend } from './describe-backend.ts';
import { listingOf } from './listing-fields.ts';

/* Contracts of submissions: the bucket, the register-upload function, and attacks on both through the API. */

type Bytes = Buffer<ArrayBuffer>;

const notADocument = { status: 400, body: { error: 'This file is not a PDF or Word document.' } };
const truncate = (file: Bytes, from: number, to?: number): Bytes => Buffer.from(file.subarray(from, to));

/** Files with a document’s name or beginning that aren’t documents. */
const fakeDocuments: readonly [string, Bytes][] = [
  ['a renamed program', windowsProgram()],
  ['a program followed by a PDF', windowsProgram(pdf())],
  ['a program followed by a DOCX', windowsProgram(docx())],
  ['a ZIP archive instead of a DOCX', zip({ 'setup.exe': 'MZ' })],
  ['an incomplete DOCX', zip({ 'word/document.xml': '<w:document/>' })],
  ['a spreadsheet', zip({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<workbook/>' })],
  ['a truncated DOCX', truncate(docx(), 0, -30)],
  ['a compound file without a document stream', compoundFile('Workbook')],
  ['a compound file with an invalid document stream', compoundFile('WordDocument', 0)],
  ['a truncated compound file', truncate(compoundFile(), 0, 1024)],
  ['a PDF after HTML', Buffer.concat([Buffer.from('<script>'), pdf()])],
  ['a PDF after the beginning of an archive', Buffer.concat([Buffer.from('PK\u0003\u0004'), pdf()])],
  ['a truncated PDF', truncate(pdf(), 0, 60)],
  ['only a PDF header', Buffer.from('%PDF-')],
  ['an HTML page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['an empty file', Buffer.alloc(0)],
];

describe('documentKind', () => {
  it.each([
    ['pdf', pdf()],
    ['pdf', Buffer.concat([Buffer.from('\ufeff\n'), pdf()])],
    ['docx', docx()],
    ['doc', compoundFile()],
  ] as const)('recognizes %s', (kind, file) => {
    expect(documentKind(file)).toBe(kind);
  });

  it.each(fakeDocuments)('rejects %s', (_, file) => {
    expect(documentKind(file)).toBeNull();
  });

  it('reads a document with any byte changed without an error', () => {
    for (const file of [pdf(), docx(), compoundFile()]) {
      for (let at = 0; at < file.length; at += 1) {
        const broken = Buffer.from(file);
        broken[at] = 255 - (broken[at] ?? 0);
        expect(() => documentKind(broken)).not.toThrow();
      }
    }
  });
});

type Kind = keyof typeof mimeTypes;

interface Member {
  client: SupabaseClient;
  id: string;
}

const form = {
  address: '12 Oak St, New York, NY 10001',
  property_type: 'condo',
  condition: 'good',
  price: 250000,
  sqft: 900,
};
const listing = listingOf({ property_type: 'Condo', price: 250_000 });

describeSharedBackend((backend) => {
  let staff: Member;
  const sql = <T>(text: string, params?: unknown[]) => backend().database.query<T>(text, params);
  const hash = (file: Bytes) => createHash('sha256').update(file).digest('hex');

  beforeAll(async () => {
    staff = await newMember(backend());
    await sql('insert into public.staff (user_id) values ($1)', [staff.id]);
  });

  const start = async (member: Member) => {
    const id = randomUUID();
    await member.client.rpc('save_submission', { submission_id: id, ...form }).throwOnError();
    return id;
  };
  const upload = (
    member: Member,
    submission: string,
    file: Bytes,
    {
      id = randomUUID(),
      kind = 'pdf',
      type = mimeTypes[kind as Kind],
    }: { id?: string; kind?: string; type?: string } = {},
  ) =>
    member.client.storage
      .from('contracts')
      .upload(`${member.id}/${submission}/incoming/${id}.${kind}`, file, { contentType: type })
      .then(({ error }) => ({
        id,
        name: `Contract.${kind}`,
        error: error as { statusCode?: string; message: string } | null,
      }));
  const register = async (member: Member, submission: string, { id, name }: { id: string; name: string }) => {
    const { data, error, response } = await member.client.functions.invoke('register-upload', {
      body: { bucket: 'contracts', subject_id: submission, file_id: id, name },
    });
    return {
      status: response?.status ?? 0,
      body: (error ? await response?.json() : data) as {
        error?: string;
        file?: { id: string; path: string; sha256: string; size: number };
      },
    };
  };
  const addFile = async (member: Member, submission: string, file: Bytes, kind: Kind = 'pdf') => {
    const { body } = await register(member, submission, await upload(member, submission, file, { kind }));
    if (!body.file) throw new Error(body.error);
    return body.file;
  };
  const storedPaths = async (member: Member) =>
    (
      await sql<{ name: string }>(
        `select name from storage.objects where bucket_id = 'contracts' and starts_with(name, $1) order by name`,
        [member.id],
      )
    ).map(({ name }) => name);
  const submitProperty = async (member: Member, file = pdf(randomUUID())) => {
    const submission = await start(member);
    const { path } = await addFile(member, submission, file);
    await member.client.rpc('submit_property', { submission_id: submission }).throwOnError();
    return { submission, path };
  };

  it('registers real documents with the hash and size of the stored bytes', async () => {
    const member = await newMember(backend());
    const submission = await start(member);
    for (const [kind, file] of [
      ['pdf', pdf()],
      ['docx', docx()],
      ['doc', compoundFile()],
    ] as const) {
      const sent = await upload(member, submission, file, { kind });
      expect(sent.error).toBeNull();
      const path = `${member.id}/${submission}/${hash(file)}.${kind}`;
      expect(await register(member, submission, sent)).toMatchObject({
        status: 200,
        body: {
          file: {
            id: sent.id,
            name: `Contract.${kind}`,
            size: file.length,
            sha256: hash(file),
            mime_type: mimeTypes[kind],
            path,
          },
        },
      });
      const kept = await member.client.storage.from('contracts').download(path);
      expect(Buffer.from((await kept.data?.arrayBuffer()) ?? new ArrayBuffer(0))).toEqual(file);
    }
    expect(await storedPaths(member)).toHaveLength(3);
    const { data } = await member.client
      .from('submission_log')
      .select('step')
      .eq('submission_id', submission)
      .order('id')
      .throwOnError();
    expect(data.map(({ step }) => step)).toEqual(['started', 'file_added', 'file_added', 'file_added']);
  });

  it('deletes and rejects files that aren’t documents', async () => {
    const member = await newMember(backend());
    const submission = await start(member);
    // What else isn't one is tested above.
    const fakes = { pdf: windowsProgram(pdf()), docx: zip({ 'setup.exe': 'MZ' }), doc: compoundFile('Workbook') };
    for (const [kind, file] of Object.entries(fakes)) {
      const sent = await upload(member, submission, file, { kind });
      expect([kind, sent.error, await register(member, submission, sent)]).toEqual([kind, null, notADocument]);
    }
    const sent = await upload(member, submission, docx(), { kind: 'doc' });
    expect(await register(member, submission, sent)).toEqual({
      status: 400,
      body: { error: 'The name of this file ends in .doc, but it is a DOCX file. Rename it and upload it again.' },
    });
    expect(await storedPaths(member)).toEqual([]);
    expect(await sql('select 1 from public.submission_files where submission_id = $1', [submission])).toEqual([]);
    expect((await member.client.rpc('submit_property', { submission_id: submission })).error?.message).toBe(
      'Upload your contract first.',
    );
  });

  it('registers idempotently and stores identical files once, even concurrently', async () => {
    const member = await newMember(backend());
    const submission = await start(member);
    const sent = await upload(member, submission, pdf());
    const responses = await Promise.all([1, 2, 3, 4].map(() => register(member, submission, sent)));
    for (const response of responses) expect(response).toEqual(responses[0]);
    expect(responses[0]?.status).toBe(200);
    expect(await register(member, submission, sent)).toEqual(responses[0]);
    const same = await upload(member, submission, pdf());
    const other = await upload(member, submission, pdf());
    expect(await Promise.all([register(member, submission, same), register(member, submission, other)])).toEqual([
      responses[0],
      responses[0],
    ]);
    expect(await storedPaths(member)).toEqual([responses[0]?.body.file?.path]);
    expect(
      await sql(`select 1 from public.submission_log where submission_id = $1 and step = 'file_added'`, [submission]),
    ).toHaveLength(1);
    expect((await register(member, submission, { id: randomUUID(), name: 'Contract.pdf' })).status).toBe(404);
  });

  it('creates one listing when staff accept a submission concurrently', async () => {
    const member = await newMember(backend());
    const { submission } = await submitProperty(member);
    const results = await Promise.all(
      [1, 2, 3].map(() =>
        staff.client.rpc('accept_submission', { submission_id: submission, listing, valid_until: '2099-12-31' }),
      ),
    );
    expect(results.filter(({ error }) => error === null)).toHaveLength(1);
    expect(results.filter(({ error }) => error?.code === 'P0001')).toHaveLength(2);
    expect(
      await sql('select verified, off_market_contract from public.properties where user_id = $1', [member.id]),
    ).toEqual([{ verified: true, off_market_contract: true }]);
    // Other tests list the same house, which is another notification.
    const { data } = await member.client
      .from('notifications')
      .select('kind, data')
      .eq('kind', 'submission_decision')
      .throwOnError();
    expect(data).toMatchObject([
      { kind: 'submission_decision', data: { submission_id: submission, decision: 'accepted' } },
    ]);
  });

  it('submits once, without a race against files being added or removed', async () => {
    const member = await newMember(backend());
    const submission = await start(member);
    const file = await addFile(member, submission, pdf());
    const late = await upload(member, submission, docx(), { kind: 'docx' });
    const [first, second, added, removed] = await Promise.all([
      member.client.rpc('submit_property', { submission_id: submission }),
      member.client.rpc('submit_property', { submission_id: submission }),
      register(member, submission, late),
      member.client.rpc('delete_submission_file', { file_id: file.id }),
    ]);
    // Whatever ran first, the logged files are the submitted ones and stay.
    const [row] = await sql<{ status: string }>('select status from public.property_submissions where id = $1', [
      submission,
    ]);
    const log = await sql<{ step: string; details: { files?: { sha256: string }[] } }>(
      'select step, details from public.submission_log where submission_id = $1 order by id',
      [submission],
    );
    const files = await sql<{ sha256: string }>(
      'select sha256 from public.submission_files where submission_id = $1 order by uploaded_at, id',
      [submission],
    );
    const submissions = log.filter(({ step }) => step === 'submitted');
    expect(submissions.length).toBe(row?.status === 'submitted' ? 1 : 0);
    if (submissions[0])
      expect(submissions[0].details.files?.map(({ sha256 }) => sha256)).toEqual(files.map(({ sha256 }) => sha256));
    else
      expect([first.error?.message, second.error?.message, removed.error]).toEqual([
        'Upload your contract first.',
        'Upload your contract first.',
        null,
      ]);
    expect([200, 409]).toContain(added.status);
  });

  it('requires a signed-in member and a valid request', async () => {
    const member = await newMember(backend());
    const submission = await start(member);
    const file = { id: randomUUID() as string, name: 'Contract.pdf' };
    const visitor = { client: clientFor(backend()), id: '' };
    expect((await register(visitor, submission, file)).status).toBe(401);
    expect(
      (await register({ client: clientFor(backend(), backend().serviceRoleKey), id: '' }, submission, file)).status,
    ).toBe(401);
    for (const body of [
      {},
      { subject_id: '../x' },
      { file_id: 7 },
      { name: 'a.exe' },
      { bucket: 'images' },
      { bucket: 'toString' },
    ].map((wrong) => ({ bucket: 'contracts', subject_id: submission, file_id: file.id, ...wrong }))) {
      const { response } = await member.client.functions.invoke('register-upload', { body });
      expect(response?.status).toBe(400);
    }
    for (const name of ['a/b.pdf', `${'x'.repeat(200)}.pdf`]) {
      const sent = await upload(member, submission, pdf(name));
      expect((await register(member, submission, { ...sent, name })).body.error).toBe(
        'This file name isn’t allowed. Rename the file and upload it again.',
      );
    }
    // Which would be shown as apdf.exe.pdf.
    const reversed = await upload(member, submission, pdf('reversed'));
    expect((await register(member, submission, { ...reversed, name: 'a\u202Efdp.exe.pdf' })).status).toBe(200);
    const { data } = await member.client.from('submission_files').select('name').eq('submission_id', submission);
    expect(data?.map(({ name }) => name)).toContain('afdp.exe.pdf');
  });
});
