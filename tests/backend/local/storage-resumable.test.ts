import { Upload, type UploadOptions } from 'tus-js-client';
import { beforeAll, expect, it } from 'vitest';
import { newMember, tokenOf } from '../client.ts';
import { describeBackend } from '../describe-backend.ts';
import { webpBytes } from '../files.ts';

/* Uploads in parts, as tus-js-client sends them to /storage/v1/upload/resumable. */

const mb = 1024 * 1024;

describeBackend((backend) => {
  let ann: Awaited<ReturnType<typeof newMember>>;
  let bob: Awaited<ReturnType<typeof newMember>>;

  beforeAll(async () => {
    ann = await newMember(backend());
    bob = await newMember(backend());
  });

  const endpoint = () => `${backend().url}/storage/v1/upload/resumable`;
  const picture = (size: number) => Buffer.concat([webpBytes, Buffer.alloc(size - webpBytes.byteLength, 7)]);
  const headersOf = async ({ client }: typeof ann) => ({
    apikey: backend().anonKey,
    authorization: `Bearer ${(await tokenOf(client)) || backend().anonKey}`,
    'tus-resumable': '1.0.0',
  });

  /** Sends `file` as the documentation of Supabase says. Resolves to the upload's URL. */
  async function send(member: typeof ann, file: Buffer, objectName: string, options: UploadOptions = {}) {
    const { 'tus-resumable': _version, ...headers } = await headersOf(member);
    return new Promise<string>((resolve, reject) => {
      const upload: Upload = new Upload(file, {
        endpoint: endpoint(),
        chunkSize: 6 * mb,
        retryDelays: null,
        uploadDataDuringCreation: true,
        headers,
        metadata: { bucketName: 'images', objectName, contentType: 'image/webp', cacheControl: '60' },
        onError: reject,
        onSuccess: () => resolve(upload.url ?? ''),
        ...options,
      });
      upload.start();
    });
  }

  /** Starts an upload without sending anything. */
  async function create(member: typeof ann | null, metadata: Record<string, string>, headers: Record<string, string>) {
    const described = Object.entries({ bucketName: 'images', contentType: 'image/webp', ...metadata });
    const response = await fetch(endpoint(), {
      method: 'POST',
      headers: {
        ...(member ? await headersOf(member) : { apikey: backend().anonKey, 'tus-resumable': '1.0.0' }),
        'upload-metadata': described.map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`).join(','),
        ...headers,
      },
    });
    return { status: response.status, text: await response.text(), url: response.headers.get('location') ?? '' };
  }

  /** Sends the whole file at once. */
  const patch = async (member: typeof ann, url: string, body: Buffer<ArrayBuffer>) =>
    fetch(url, {
      method: 'PATCH',
      headers: {
        ...(await headersOf(member)),
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
      },
      body,
    });

  const stored = (name: string) =>
    backend().database.query('select owner_id from storage.objects where name = $1', [name]);

  it('stores a file sent in parts, continued after an interruption', async () => {
    const file = picture(8 * mb);
    const name = `${ann.id}/large.webp`;
    const { url } = await create(ann, { objectName: name, cacheControl: '60' }, { 'upload-length': String(8 * mb) });
    expect((await patch(ann, url, file.subarray(0, 6 * mb))).status).toBe(204);
    expect(await stored(name)).toEqual([]);
    const parts: number[] = [];
    await send(ann, file, name, { uploadUrl: url, onChunkComplete: (size) => parts.push(size) });
    expect(parts).toEqual([2 * mb]);
    expect(await stored(name)).toEqual([{ owner_id: ann.id }]);
    const response = await fetch(ann.client.storage.from('images').getPublicUrl(name).data.publicUrl);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toBe('max-age=60');
    expect(Buffer.from(await response.arrayBuffer()).equals(file)).toBe(true);
    expect((await fetch(url, { method: 'HEAD', headers: await headersOf(ann) })).status).toBe(404);
  });

  it('refuses at the start what a regular upload is refused for', async () => {
    const own = `${ann.id}/new.webp`;
    const size = { 'upload-length': '1000' };
    const answers = {
      'another member’s folder': await create(ann, { objectName: `${bob.id}/new.webp` }, size),
      'a visitor': await create(null, { objectName: own }, size),
      'a visitor with a broken token': await create(
        null,
        { objectName: own },
        { ...size, authorization: 'Bearer a.b.c' },
      ),
      'no key': await create(null, { objectName: own }, { ...size, apikey: '' }),
      'no bucket': await create(ann, { objectName: own, bucketName: 'none' }, size),
      'no name': await create(ann, {}, size),
      'a path out of the bucket': await create(ann, { objectName: `${ann.id}/../../../rest/v1/users` }, size),
      'a bucket with a path': await create(ann, { objectName: 'new.webp', bucketName: `images/${bob.id}` }, size),
      'a type the bucket refuses': await create(ann, { objectName: own, contentType: 'image/svg+xml' }, size),
      'too large': await create(ann, { objectName: own }, { 'upload-length': String(11 * mb) }),
      'unknown length': await create(ann, { objectName: own }, { 'upload-defer-length': '1' }),
    };
    const statuses = Object.fromEntries(Object.entries(answers).map(([name, { status }]) => [name, status]));
    expect(statuses).toEqual({
      'another member’s folder': 403,
      'a visitor': 403,
      'a visitor with a broken token': 400,
      'no key': 403,
      'no bucket': 403,
      'no name': 400,
      'a path out of the bucket': 400,
      'a bucket with a path': 403,
      'a type the bucket refuses': 415,
      'too large': 413,
      'unknown length': 400,
    });
  });

  it('checks the quota again when the file is complete', async () => {
    const carol = await newMember(backend());
    const name = `${carol.id}/late.webp`;
    await backend().database.query('update auth.users set created_at = now() where id = $1', [carol.id]);
    await backend().database.query(
      `insert into storage.objects (bucket_id, name, owner_id, metadata)
       select 'images', $1 || '/old' || n || '.webp', $1,
         jsonb_build_object('size', $2::bigint - case n when 1 then 5000 else 0 end)
       from generate_series(1, 10) n`,
      [carol.id, 10 * mb],
    );
    const started = await create(carol, { objectName: name }, { 'upload-length': '4000' });
    expect(started.status).toBe(201);
    expect((await create(carol, { objectName: name }, { 'upload-length': '6000' })).status).toBe(500);
    await carol.client.storage
      .from('images')
      .upload(`${carol.id}/other.webp`, picture(3000), { contentType: 'image/webp' });
    const response = await patch(carol, started.url, picture(4000));
    expect(await response.text()).toContain('New accounts can store 200 files and 100 MB.');
    expect(response.status).toBe(500);
    expect(await stored(name)).toEqual([]);
  });

  it('lets only the member who started an upload see, continue, or cancel it', async () => {
    const size = { 'upload-length': '1000' };
    const { url } = await create(ann, { objectName: `${ann.id}/own.webp`, owner: `authenticated ${bob.id}` }, size);
    for (const method of ['HEAD', 'DELETE', 'GET'])
      expect((await fetch(url, { method, headers: await headersOf(bob) })).status).toBe(404);
    expect((await patch(bob, url, picture(1000))).status).toBe(404);
    expect((await fetch(url, { headers: await headersOf(ann) })).status).toBe(404);
    // The library would take the ID from the query.
    const own = await create(bob, { objectName: `${bob.id}/own.webp` }, size);
    expect((await patch(bob, `${own.url}?x=/${url.split('/').at(-1)}`, picture(1000))).status).toBe(204);
    expect(await stored(`${bob.id}/own.webp`)).toEqual([{ owner_id: bob.id }]);
    expect(await stored(`${ann.id}/own.webp`)).toEqual([]);
    const head = await fetch(url, { method: 'HEAD', headers: await headersOf(ann) });
    expect([head.status, head.headers.get('upload-offset')]).toEqual([200, '0']);
    expect((await fetch(url, { method: 'DELETE', headers: await headersOf(ann) })).status).toBe(204);
  });

  it('limits a member’s unfinished uploads', async () => {
    const carol = await newMember(backend());
    const start = (name: string) => create(carol, { objectName: `${carol.id}/${name}` }, { 'upload-length': '1000' });
    for (let count = 0; count < 20; count += 1) expect((await start(`${count}.webp`)).status).toBe(201);
    expect((await start('20.webp')).status).toBe(429);
    expect((await create(bob, { objectName: `${bob.id}/n.webp` }, { 'upload-length': '1000' })).status).toBe(201);
  });
});
