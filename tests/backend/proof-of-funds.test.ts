import { createHash, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fileKind } from '../../supabase/functions/_shared/file-kind.ts';
import { newMember } from './client.ts';
import { describeSharedBackend } from './describe-backend.ts';
import { docx, pdf, windowsProgram } from './documents.ts';

/* Proofs of funds: the bucket and the register-upload function, through the API. */

type Bytes = Buffer<ArrayBuffer>;

const png: Bytes = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const jpeg: Bytes = Buffer.concat([
  Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
  Buffer.alloc(20, 1),
  Buffer.from([0xff, 0xd9]),
]);

describe('fileKind', () => {
  it.each([
    ['pdf', pdf()],
    ['png', png],
    ['jpg', jpeg],
    ['jpg', Buffer.concat([jpeg, Buffer.alloc(8)])],
    ['docx', docx()],
  ] as const)('recognizes %s', (kind, file) => {
    expect(fileKind(file)).toBe(kind);
  });

  it.each([
    ['a program followed by a PDF', windowsProgram(pdf())],
    ['a truncated PNG', png.subarray(0, 50)],
    ['a truncated JPEG', jpeg.subarray(0, 20)],
    ['a picture followed by a page', Buffer.concat([jpeg, Buffer.from('<script>')])],
    ['an empty file', Buffer.alloc(0)],
  ])('rejects %s', (_, file) => {
    expect(fileKind(file)).toBeNull();
  });
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describeSharedBackend((backend) => {
  const sql = <T>(text: string, params?: unknown[]) => backend().database.query<T>(text, params);
  type Member = Awaited<ReturnType<typeof newMember>>;

  const upload = async ({ client, id }: Member, proofId: string, file: Bytes, extension = 'pdf') => {
    const fileId = randomUUID();
    const type = extension === 'pdf' ? 'application/pdf' : 'image/png';
    const { error } = await client.storage
      .from('proofs-of-funds')
      .upload(`${id}/${proofId}/incoming/${fileId}.${extension}`, file, { contentType: type });
    expect(error).toBeNull();
    return { bucket: 'proofs-of-funds', subject_id: proofId, file_id: fileId, name: `Statement.${extension}` };
  };
  const register = async ({ client }: Member, body: object) => {
    const { data, error } = await client.functions.invoke('register-upload', {
      body: { kind: 'bank_statement', amount: 250_000, expires_on: inDays(90), ...body },
    });
    const response = error ? (error as { context: Response }).context : null;
    return response
      ? { status: response.status, body: (await response.json()) as object }
      : { status: 200, body: data };
  };

  it('stores a checked document under its hash, once, and submits it', async () => {
    const member = await newMember(backend());
    const proofId = randomUUID();
    const sent = await upload(member, proofId, pdf('funds'));
    const first = await register(member, sent);
    const sha256 = createHash('sha256').update(pdf('funds')).digest('hex');
    const path = `${member.id}/${proofId}/${sha256}.pdf`;
    expect(first).toMatchObject({ status: 200, body: { file: { id: proofId, status: 'pending', sha256, path } } });
    expect(await register(member, sent)).toMatchObject({ status: 200, body: { file: { id: proofId } } });
    const stored = await sql(`select name from storage.objects where starts_with(name, $1)`, [
      `${member.id}/${proofId}`,
    ]);
    expect(stored).toEqual([{ name: path }]);
    const other = await newMember(backend());
    expect((await other.client.storage.from('proofs-of-funds').download(path)).error).not.toBeNull();
    expect((await member.client.storage.from('proofs-of-funds').download(path)).error).toBeNull();
    expect(await register(other, sent)).toMatchObject({ status: 404 });
  });

  it('rejects what it can’t use, and keeps no checked copy of it', async () => {
    const member = await newMember(backend());
    const cases: [Bytes, object, object][] = [
      [windowsProgram(), {}, { status: 400, body: { error: 'This file is not a PDF, JPG, or PNG.' } }],
      [pdf(), { amount: 0 }, { status: 400, body: { error: 'Check the amount and the dates, then try again.' } }],
      [pdf(), { kind: 'selfie' }, { status: 400 }],
      [pdf(), { expires_on: 'soon' }, { status: 400 }],
      [
        pdf(),
        { expires_on: inDays(-3) },
        { status: 409, body: { error: 'This document has expired. Upload a current one.' } },
      ],
    ];
    for (const [file, change, answer] of cases) {
      const sent = await upload(member, randomUUID(), file);
      expect([change, await register(member, { ...sent, ...change })]).toMatchObject([change, answer]);
    }
    const renamed = await upload(member, randomUUID(), pdf(), 'png');
    expect(await register(member, renamed)).toMatchObject({
      status: 400,
      body: { error: 'The name of this file ends in .png, but it is a PDF file. Rename it and upload it again.' },
    });
    const kept = await sql(
      `select 1 from storage.objects where starts_with(name, $1) and name not like '%/incoming/%'`,
      [member.id],
    );
    expect(kept).toEqual([]);
    expect(
      await register(member, { bucket: 'proofs-of-funds', subject_id: '../x', file_id: randomUUID(), name: 'a.pdf' }),
    ).toMatchObject({
      status: 400,
    });
  });
});
