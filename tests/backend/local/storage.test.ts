import sharp from 'sharp';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { newMember } from '../client.ts';
import { describeBackend, fixtureMigrations } from '../describe-backend.ts';

const png = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#336699' } })
  .png()
  .toBuffer();

let rendered = 0;
const logged: string[] = [];

describeBackend(
  (backend) => {
    let ann: Awaited<ReturnType<typeof newMember>>;
    let bob: Awaited<ReturnType<typeof newMember>>;
    const pictures = () => ann.client.storage.from('pictures');
    const documents = () => ann.client.storage.from('papers');

    beforeAll(async () => {
      ann = await newMember(backend());
      bob = await newMember(backend());
    });

    it('stores uploads in either format with type and cache time and returns the same bytes', async () => {
      const asForm = await pictures().upload(`${ann.id}/form.png`, new Blob([png], { type: 'image/png' }), {
        cacheControl: '60',
      });
      expect(asForm.error).toBeNull();
      expect(asForm.data?.fullPath).toBe(`pictures/${ann.id}/form.png`);
      const asBody = await pictures().upload(`${ann.id}/body.png`, png, {
        contentType: 'image/png',
        cacheControl: '60',
      });
      expect(asBody.error).toBeNull();
      for (const name of ['form.png', 'body.png']) {
        const response = await fetch(pictures().getPublicUrl(`${ann.id}/${name}`).data.publicUrl);
        expect(response.headers.get('content-type')).toBe('image/png');
        expect(response.headers.get('cache-control')).toBe('max-age=60');
        expect(Buffer.from(await response.arrayBuffer()).equals(png)).toBe(true);
        const again = await fetch(response.url, { headers: { 'if-none-match': response.headers.get('etag') ?? '' } });
        expect(again.status).toBe(304);
      }
    });

    describe('storage upload', () => {
      it('rejects an existing name unless replacing is requested', async () => {
        const path = `${ann.id}/taken.png`;
        await pictures().upload(path, png, { contentType: 'image/png' });
        const again = await pictures().upload(path, png, { contentType: 'image/png' });
        expect(again.error).toMatchObject({ statusCode: '409' });
        const webp = await sharp(png).webp().toBuffer();
        expect((await pictures().upload(path, webp, { contentType: 'image/webp', upsert: true })).error).toBeNull();
        expect((await pictures().download(path)).data?.type).toBe('image/webp');
      });
    });

    it('accepts a signed URL for its own file until it expires', async () => {
      const path = `${ann.id}/signed.txt`;
      await documents().upload(path, new Blob(['secret'], { type: 'text/plain' }));
      const { data } = await documents().createSignedUrl(path, 60);
      const request = async (url: string, init?: RequestInit) => {
        const response = await fetch(url, init);
        return { status: response.status, body: init?.method === 'HEAD' ? null : ((await response.json()) as unknown) };
      };
      const url = data?.signedUrl ?? '';
      const invalid = {
        status: 400,
        body: { statusCode: '400', error: 'InvalidSignature', message: 'Invalid signature' },
      };
      expect(await request(url.replace('/papers/', '/pictures/'))).toEqual(invalid);
      expect(
        await request(url.replace('/object/sign/', '/object/upload/sign/'), { method: 'PUT', body: 'mine' }),
      ).toEqual(invalid);
      const upload = await documents().createSignedUploadUrl(`${ann.id}/free.txt`);
      expect(await request((upload.data?.signedUrl ?? '').replace('/upload/sign/', '/sign/'))).toEqual(invalid);
      const session = await ann.client.auth.getSession();
      expect(await request(url.replace(/token=.*/, `token=${session.data.session?.access_token}`))).toEqual(invalid);
      expect(await request(url.replace(/token=.*/, 'token=a.b.c'))).toMatchObject({
        status: 400,
        body: { error: 'InvalidJWT' },
      });
      expect(await request(url.replace(/\?token=.*/, ''))).toMatchObject({
        status: 400,
        body: { error: 'InvalidRequest' },
      });
      expect(await request(url, { method: 'HEAD' })).toMatchObject({ status: 200 });
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
      const [late, head] = [await request(url), await request(url, { method: 'HEAD' })];
      vi.useRealTimers();
      expect(late).toEqual({
        status: 400,
        body: { statusCode: '400', error: 'InvalidJWT', message: '"exp" claim timestamp check failed' },
      });
      expect(head.status).toBe(400);
      for (const expiresIn of [0, -1, 1.5]) {
        expect((await documents().createSignedUrl(path, expiresIn)).error).toMatchObject({ status: 400 });
        expect((await documents().createSignedUrls([path], expiresIn)).error).toMatchObject({ status: 400 });
      }
    });

    it('moves, copies, and deletes rows with their bytes', async () => {
      const from = `${ann.id}/from.png`;
      await pictures().upload(from, png, { contentType: 'image/png' });
      const copied = await pictures().copy(from, `${ann.id}/copy.png`);
      expect(copied).toEqual({ data: { path: `pictures/${ann.id}/copy.png` }, error: null });
      expect((await pictures().move(from, `${ann.id}/moved.png`)).error).toBeNull();
      expect((await fetch(pictures().getPublicUrl(from).data.publicUrl)).status).toBe(400);
      expect((await pictures().download(`${ann.id}/moved.png`)).data?.size).toBe(png.byteLength);
      expect((await bob.client.storage.from('pictures').remove([`${ann.id}/moved.png`])).data).toEqual([]);
      expect((await pictures().download(`${ann.id}/moved.png`)).error).toBeNull();
      const removed = await pictures().remove([`${ann.id}/moved.png`, `${ann.id}/copy.png`]);
      expect(removed.data).toHaveLength(2);
      expect((await fetch(pictures().getPublicUrl(`${ann.id}/copy.png`).data.publicUrl)).status).toBe(400);
    });

    it('generates missing bytes once', async () => {
      rendered = 0;
      await backend().database.query(
        `insert into storage.objects (bucket_id, name, metadata)
          values ('pictures', 'demo/1.png', '{"mimetype": "image/png"}')`,
      );
      const address = pictures().getPublicUrl('demo/1.png').data.publicUrl;
      const responses = await Promise.all([fetch(address), fetch(address), fetch(address)]);
      expect(responses.map((response) => response.status)).toEqual([200, 200, 200]);
      await fetch(address);
      expect(rendered).toBe(1);
      expect((await fetch(address.replace('1.png', '2.png'))).status).toBe(400);
    });

    it('returns not found for an object without bytes, and logs one line', async () => {
      await backend().database.query(
        `insert into storage.objects (bucket_id, name, metadata) values
           ('pictures', 'demo/gone.png', '{"mimetype": "image/png"}'), ('papers', $1, '{"mimetype": "text/plain"}')`,
        [`${ann.id}/gone.txt`],
      );
      const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      logged.length = 0;
      const open = await fetch(pictures().getPublicUrl('demo/gone.png').data.publicUrl);
      expect(open.status).toBe(400);
      expect(await open.json()).toEqual({ statusCode: '404', error: 'not_found', message: 'Object not found' });
      expect((await documents().download(`${ann.id}/gone.txt`)).error).toMatchObject({ status: 400 });
      expect(logged).toEqual([
        'storage: No bytes for pictures/demo/gone.png',
        `storage: No bytes for papers/${ann.id}/gone.txt`,
      ]);
      expect(consoleError).not.toHaveBeenCalled();
      consoleError.mockRestore();
    });
  },
  {
    migrationsDir: fixtureMigrations,
    log: (line) => logged.push(line),
    missingObject: async (bucket, path) => {
      rendered += 1;
      return bucket === 'pictures' && path === 'demo/1.png' ? { body: png, contentType: 'image/png' } : null;
    },
  },
);
