import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, it } from 'vitest';
import { clientFor, newMember, tokenOf } from './client.ts';
import { call, makeDeal, type TestDeal } from './deal-ledger.ts';
import { describeSharedBackend } from './describe-backend.ts';
import { mimeTypes, pdf } from './documents.ts';
import { pixel, webpBytes } from './files.ts';
import { expectDenied } from './http-helpers.ts';
import { openFiles } from './open-file.ts';

/* How members read private files: by a URL that open-file makes for a minute. Who may is tested in SQL. */

describeSharedBackend((backend) => {
  let deal: TestDeal;
  /** A document of the buyer that is shared with the seller, and a proof of funds. */
  let document: { id: string; path: string };
  let proof: { id: string; path: string };
  let visitor: SupabaseClient;
  const sql = <T>(text: string, params?: unknown[]) => backend().database.query<T>(text, params);

  const open = async (client: SupabaseClient, body: { bucket?: unknown; files: unknown }) => {
    const { urls, ...answer } = await openFiles(backend(), client, body);
    return { ...answer, urls: [...urls.values()] };
  };
  const get = async (url: string, init?: RequestInit) => fetch(`${backend().url}${url}`, init);
  const viewsOf = async (documentId: string) =>
    (await sql(`select 1 from public.deal_document_log where document_id = $1 and step = 'viewed'`, [documentId]))
      .length;

  beforeAll(async () => {
    deal = await makeDeal(backend(), { close: false });
    visitor = clientFor(backend());
    const { buyer, dealId } = deal;
    const { data: parties } = await buyer.client.from('deal_parties').select('id, role').eq('deal_id', dealId);
    const service = clientFor(backend(), backend().serviceRoleKey);
    const store = async (bucket: string, id: string, file: Buffer<ArrayBuffer>) => {
      const path = `${buyer.id}/${id}/${'0'.repeat(64)}.pdf`;
      const { error } = await service.storage.from(bucket).upload(path, file, { contentType: mimeTypes.pdf });
      if (error) throw error;
      return { id, path };
    };
    document = await store('deal-documents', randomUUID(), pdf('title'));
    await sql(
      `insert into public.deal_documents (id, deal_id, added_by, kind, path, name, size, mime_type, sha256)
       select $1, deal_id, id, 'title', $2, 'Title.pdf', 9, 'application/pdf', repeat('0', 64)
       from public.deal_parties where deal_id = $3 and role = 'buyer'`,
      [document.id, document.path, dealId],
    );
    await sql(`insert into public.deal_document_readers (document_id, party_id) values ($1, $2)`, [
      document.id,
      parties?.find(({ role }) => role === 'seller')?.id,
    ]);
    proof = await store('proofs-of-funds', randomUUID(), pdf('funds'));
    await sql(
      `insert into public.proofs_of_funds
         (id, user_id, kind, amount, expires_on, path, name, size, mime_type, sha256, status, decided_at)
       values ($1, $2, 'bank_statement', 1, current_date + 30, $3, 'A.pdf', 9, 'application/pdf', repeat('0', 64),
         'verified', now())`,
      [proof.id, buyer.id, proof.path],
    );
  });

  const files = () => [
    { bucket: 'deal-documents', ...document },
    { bucket: 'proofs-of-funds', ...proof },
  ];

  it('opens a file for its readers for a minute, and logs it', async () => {
    const { status, urls } = await open(deal.seller.client, { bucket: 'deal-documents', files: document.id });
    expect(status).toBe(200);
    const [url = ''] = urls;
    expect(url).toContain('/storage/v1/object/sign/deal-documents/');
    const [, claims = ''] = (new URL(url).searchParams.get('token') ?? '').split('.');
    const { iat, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { iat: number; exp: number };
    expect(exp - iat).toBe(60);
    const response = await fetch(`${url}&download=Title.pdf`);
    expect(Buffer.from(await response.arrayBuffer()).equals(pdf('title'))).toBe(true);
    expect(response.headers.get('content-disposition')).toContain('Title.pdf');
    expect(await viewsOf(document.id)).toBe(1);
    expect((await open(deal.buyer.client, { bucket: 'deal-documents', files: document.id })).status).toBe(200);
    expect(await viewsOf(document.id)).toBe(1);
  });

  it('signs or opens a file in no other way for who opened it, nor for its owner for longer', async () => {
    for (const { bucket, id, path } of files()) {
      await open(deal.seller.client, { bucket, files: id });
      for (const client of [deal.buyer.client, deal.seller.client, visitor]) {
        const stored = client.storage.from(bucket);
        for (const seconds of [60, 315_360_000]) {
          expectDenied(await stored.createSignedUrl(path, seconds));
          const many = await stored.createSignedUrls([path], seconds);
          expect(many.data?.map(({ signedUrl }) => signedUrl) ?? [null]).toEqual([null]);
        }
        for (const target of [`${deal.seller.id}/taken.pdf`, `${deal.buyer.id}/taken.pdf`]) {
          for (const destinationBucket of [bucket, 'images', 'documents', 'deal-documents']) {
            expectDenied(await stored.copy(path, target, { destinationBucket }));
            expectDenied(await stored.move(path, target, { destinationBucket }));
          }
        }
      }
      for (const client of [deal.seller.client, visitor]) {
        const stored = client.storage.from(bucket);
        expectDenied(await stored.download(path));
        expectDenied(await stored.download(path, { transform: { width: 10 } }));
        expectDenied(await stored.info(path));
        expect((await stored.exists(path)).data ?? false).toBe(false);
        for (const folder of ['', deal.buyer.id, `${deal.buyer.id}/${id}`])
          expect((await stored.list(folder)).data ?? []).toEqual([]);
      }
      const authorization = `Bearer ${await tokenOf(deal.seller.client)}`;
      for (const route of [
        'object',
        'object/authenticated',
        'object/info',
        'object/info/authenticated',
        'object/public',
      ])
        for (const method of ['GET', 'HEAD'])
          expect((await get(`/storage/v1/${route}/${bucket}/${path}`, { method, headers: { authorization } })).ok).toBe(
            false,
          );
      for (const odd of [`sign/${bucket}//${path}`, `sign//${bucket}/${path}`, `%73ign/${bucket}/${path}`]) {
        const response = await get(`/storage/v1/object/${odd}`, {
          method: 'POST',
          headers: { authorization, 'content-type': 'application/json' },
          body: '{"expiresIn": 315360000}',
        });
        expect([odd, response.ok]).toEqual([odd, false]);
      }
      expect(await sql(`select 1 from storage.objects where name like '%taken%'`)).toEqual([]);
    }
  });

  it('opens no file for others, or once access has ended', async () => {
    const outsider = await newMember(backend());
    for (const client of [outsider.client, visitor]) {
      for (const { bucket, id } of files()) {
        const answer = await open(client, { bucket, files: id });
        expect([bucket, answer.status, answer.urls]).toEqual([bucket, 403, []]);
      }
    }
    const views = await viewsOf(document.id);
    const { data: parties } = await deal.buyer.client
      .from('deal_parties')
      .select('id, role')
      .eq('deal_id', deal.dealId);
    const seller = parties?.find(({ role }) => role === 'seller')?.id as string;
    await call(deal.buyer, 'unshare_deal_document', { document_id: document.id, party_id: seller });
    expect(await open(deal.seller.client, { bucket: 'deal-documents', files: document.id })).toMatchObject({
      status: 403,
      error: 'This document isn’t available to you.',
    });
    expect(await viewsOf(document.id)).toBe(views);
  });

  it('takes no other bucket, and nothing that isn’t an ID', async () => {
    const { client } = deal.buyer;
    for (const body of [
      { bucket: 'images', files: proof.id },
      { bucket: 'constructor', files: proof.id },
      { bucket: ['contracts'], files: proof.id },
      { bucket: 'proofs-of-funds', files: 'x' },
      { bucket: 'proofs-of-funds', files: [proof.id] },
      { bucket: 'message-attachments', files: proof.id },
      { files: proof.id },
    ])
      expect([body, (await open(client, body)).status]).toEqual([body, 400]);
    expect(await open(client, { bucket: 'message-attachments', files: [document.path] })).toMatchObject({ urls: [] });
  });

  describe('of another type', () => {
    const lies: [string, (path: string) => Promise<unknown>][] = [
      ['an upload', (path) => own().upload(path, new Blob([pdf()], { type: 'image/webp' }))],
      ['an upload that says what it is', (path) => own().upload(path, new Blob([pdf()], { type: mimeTypes.pdf }))],
      ['a replacement', (path) => own().upload(path, pdf(), { contentType: 'image/webp', upsert: true })],
      ['an update', (path) => own().update(path, pdf(), { contentType: 'image/webp' })],
      [
        'a signed upload',
        async (path) => {
          const { data } = await own().createSignedUploadUrl(path, { upsert: true });
          return own().uploadToSignedUrl(path, data?.token ?? '', pdf(), { contentType: 'image/webp' });
        },
      ],
      ['parts', (path) => resumable(path, mimeTypes.pdf)],
      ['parts with another type', (path) => resumable(path, 'image/webp')],
      ['a form', (path) => form(path, new Blob([pdf()], { type: 'image/webp' }))],
      ['a form of two files', (path) => form(path, pixel, new Blob([pdf()], { type: mimeTypes.pdf }))],
    ];
    const own = () => deal.buyer.client.storage.from('images');
    const headers = async () => ({ authorization: `Bearer ${await tokenOf(deal.buyer.client)}` });
    const form = async (path: string, ...parts: Blob[]) => {
      const body = new FormData();
      for (const part of parts) body.append('', part);
      return get(`/storage/v1/object/images/${path}`, { method: 'POST', body, headers: await headers() });
    };
    const resumable = async (path: string, type: string) => {
      const metadata = Object.entries({ bucketName: 'images', objectName: path, contentType: type })
        .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
        .join(',');
      const common = { ...(await headers()), 'tus-resumable': '1.0.0', 'x-upsert': 'true' };
      const created = await get('/storage/v1/upload/resumable', {
        method: 'POST',
        headers: { ...common, 'upload-length': String(pdf().length), 'upload-metadata': metadata },
      });
      const location = created.headers.get('location');
      if (!location) return created;
      return fetch(location, {
        method: 'PATCH',
        headers: { ...common, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
        body: pdf(),
      });
    };

    it.each(lies)('stores no other file as a picture by %s', async (_, attack) => {
      const path = `${deal.buyer.id}/lie-${randomUUID()}.webp`;
      expect((await own().upload(path, pixel)).error).toBeNull();
      await attack(path);
      await attack(path.replace('lie-', 'new-'));
      const stored = await fetch(own().getPublicUrl(path).data.publicUrl);
      expect(stored.headers.get('content-type')).toBe('image/webp');
      expect(Buffer.from(await stored.arrayBuffer()).equals(webpBytes)).toBe(true);
      const others = await sql<{ type: string; name: string }>(
        `select metadata ->> 'mimetype' as type, name from storage.objects
         where bucket_id = 'images' and name like '%/new-%'`,
      );
      for (const { type, name } of others) {
        expect(type).toBe('image/webp');
        const bytes = await (await fetch(own().getPublicUrl(name).data.publicUrl)).arrayBuffer();
        expect(Buffer.from(bytes).equals(webpBytes)).toBe(true);
      }
    });
  });
});
