import { request } from 'node:http';
import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientFor, newMember, tokenOf } from './client.ts';
import { describeBackend } from './describe-backend.ts';
import { mimeTypes, pdf } from './documents.ts';
import { jpegOf, pixel, webpBytes } from './files.ts';
import { expectDenied } from './http-helpers.ts';
import { snapshotOf } from './unchanged.ts';

/*
 * Attacks on files: every bucket, by every protocol and address, by members and visitors. Who may store what where is
 * tested in SQL, with the policies of each bucket; that the storage server follows them, in storage.test.ts.
 */

const webp = { contentType: 'image/webp' };

describeBackend(
  (backend) => {
    let ann: { client: SupabaseClient; id: string };
    let bob: { client: SupabaseClient; id: string };
    let visitor: SupabaseClient;
    let picture: string;
    let before: Record<string, unknown>;
    const hidden = new Map<string, string>();

    beforeAll(async () => {
      [ann, bob] = [await newMember(backend()), await newMember(backend())];
      visitor = clientFor(backend());
      picture = `${bob.id}/properties/1/1.webp`;
      const stored = await bob.client.storage.from('images').upload(picture, pixel, webp);
      if (stored.error) throw stored.error;
      const service = clientFor(backend(), backend().serviceRoleKey);
      for (const bucket of (await service.storage.listBuckets()).data ?? []) {
        if (bucket.public) continue;
        const path = `${bob.id}/${crypto.randomUUID()}/${'0'.repeat(64)}.pdf`;
        const { error } = await service.storage
          .from(bucket.id)
          .upload(path, pdf('Hush'), { contentType: mimeTypes.pdf });
        if (error) throw error;
        hidden.set(bucket.id, path);
      }
    });
    beforeEach(async () => {
      before = await snapshotOf(backend());
    });
    const expectUnchanged = async () => expect(await snapshotOf(backend())).toEqual(before);
    const attackers = () => [ann, { client: visitor, id: ann.id }];

    it('refuses to read, list, replace, or move files in any private bucket', async () => {
      expect(hidden.size).toBeGreaterThanOrEqual(5);
      const file = pdf('Mine');
      const type = { contentType: mimeTypes.pdf };
      const attack = async (bucket: string, path: string) => {
        for (const { client, id } of attackers()) {
          const files = client.storage.from(bucket);
          for (const folder of ['', bob.id, path.slice(0, path.lastIndexOf('/'))])
            expect((await files.list(folder)).data ?? []).toEqual([]);
          expectDenied(await files.download(path));
          expectDenied(await files.info(path));
          expect((await files.exists(path)).data ?? false).toBe(false);
          expectDenied(await files.createSignedUrl(path, 60));
          expect((await files.createSignedUrls([path], 60)).data?.map((one) => one.signedUrl) ?? [null]).toEqual([
            null,
          ]);
          for (const target of [`${id}/stolen.pdf`, `${bob.id}/renamed.pdf`]) {
            expectDenied(await files.move(path, target));
            expectDenied(await files.copy(path, target));
          }
          expectDenied(await files.copy(path, `${id}/stolen.webp`, { destinationBucket: 'images' }));
          expectDenied(await files.move(path, `${id}/stolen.webp`, { destinationBucket: 'images' }));
          expectDenied(await files.update(path, file, type));
          for (const upsert of [false, true]) {
            expectDenied(await files.upload(path, file, { ...type, upsert }));
            expectDenied(await files.createSignedUploadUrl(path, { upsert }));
          }
          expect((await files.remove([path])).data ?? []).toEqual([]);
          expect((await sendInParts(await tokenOf(client), bucket, path)).ok).toBe(false);
        }
        for (const address of ['public/', '', 'authenticated/', 'info/', 'info/public/', 'sign/']) {
          const url = `${backend().url}/storage/v1/object/${address}${bucket}/${path}`;
          expect([address, (await fetch(url, { headers: { apikey: backend().anonKey } })).ok]).toEqual([
            address,
            false,
          ]);
        }
        // Not even the owner can pass off another file as one that was checked.
        const own = bob.client.storage.from('images');
        expectDenied(await own.copy(picture, path, { destinationBucket: bucket }));
        expectDenied(await own.move(picture, path, { destinationBucket: bucket }));
      };
      await Promise.all([...hidden].map(([bucket, path]) => attack(bucket, path)));
      await expectUnchanged();
    });

    it('refuses to store files in another member’s folder, whatever the path looks like', async () => {
      const images = ann.client.storage.from('images');
      for (const bucket of ['images', 'avatars']) {
        for (const path of [`${bob.id}/new.webp`, 'public/new.webp', 'new.webp', `${ann.id}/../${bob.id}/new.webp`])
          expectDenied(await ann.client.storage.from(bucket).upload(path, pixel, webp));
      }
      expectDenied(await ann.client.storage.from('elsewhere').upload(`${ann.id}/new.webp`, pixel, webp));
      for (const dots of ['..', '%2e%2e', '.%2e']) {
        for (const slash of ['/', '%2f']) {
          const path = `/storage/v1/object/images/${ann.id}${slash}${dots}${slash}${bob.id}${slash}new.webp`;
          expect(await rawUpload(await tokenOf(ann.client), path)).toBeGreaterThanOrEqual(400);
        }
      }
      expectDenied(await images.createSignedUploadUrl(`${bob.id}/new.webp`));
      expectDenied(await images.createSignedUploadUrl(picture, { upsert: true }));
      const own = await images.createSignedUploadUrl(`${ann.id}/new.webp`);
      expectDenied(await images.uploadToSignedUrl(`${bob.id}/new.webp`, own.data?.token ?? 'none', pixel, webp));
      await expectUnchanged();
    });

    it('refuses to list, replace, move, copy, or delete public files', async () => {
      for (const { client, id } of attackers()) {
        const images = client.storage.from('images');
        for (const folder of ['', bob.id, `${bob.id}/properties/1`])
          expect((await images.list(folder)).data ?? []).toEqual([]);
        expectDenied(await images.upload(picture, pixel, { ...webp, upsert: true }));
        expectDenied(await images.update(picture, pixel, webp));
        for (const target of [`${id}/stolen.webp`, `${bob.id}/renamed.webp`]) {
          expectDenied(await images.move(picture, target));
          expectDenied(await images.copy(picture, target));
        }
        expect((await images.remove([picture])).data ?? []).toEqual([]);
      }
      const shown = await fetch(ann.client.storage.from('images').getPublicUrl(picture).data.publicUrl);
      expect(Buffer.from(await shown.arrayBuffer()).equals(webpBytes)).toBe(true);
      await expectUnchanged();
    });

    describe('of another type or size', () => {
      it.each(['text/html', 'image/svg+xml', 'application/octet-stream', 'text/html, image/webp', 'image/*', ' '])(
        'refuses a file of the type %s',
        async (type) => {
          const token = await tokenOf(ann.client);
          const response = await fetch(`${backend().url}/storage/v1/object/images/${ann.id}/page.webp`, {
            method: 'POST',
            headers: { apikey: backend().anonKey, authorization: `Bearer ${token}`, 'content-type': type },
            body: '<script>alert(1)</script>',
          });
          expect(response.ok).toBe(false);
          await expectUnchanged();
        },
      );

      it('refuses files for their bytes, and above the limit', async () => {
        const images = ann.client.storage.from('images');
        const page = new Blob(['<!doctype html><script>alert(1)</script>'], { type: 'image/png' });
        expect((await images.upload(`${ann.id}/page.png`, page)).error).toMatchObject({ statusCode: '415' });
        const huge = new Blob([jpegOf(16_000, 16_000)], { type: 'image/jpeg' });
        expect((await images.upload(`${ann.id}/huge.jpg`, huge)).error).toMatchObject({
          message: 'This picture has 256 megapixels. The limit is 50: make it smaller first.',
        });
        const large = new Blob([new Uint8Array(10 * 2 ** 20 + 1)], { type: 'image/webp' });
        expect((await images.upload(`${ann.id}/large.webp`, large)).error).toMatchObject({ statusCode: '413' });
        await expectUnchanged();
      });
    });

    it('lets only the service key change buckets', async () => {
      for (const { storage } of [ann.client, visitor]) {
        expectDenied(await storage.createBucket('mine', { public: true }));
        expectDenied(
          await storage.updateBucket('contracts', { public: true, fileSizeLimit: null, allowedMimeTypes: null }),
        );
        expectDenied(await storage.emptyBucket('images'));
        expectDenied(await storage.deleteBucket('images'));
      }
      await expectUnchanged();
    });

    /** Starts an upload with the protocol for large files (TUS). */
    function sendInParts(token: string, bucket: string, path: string): Promise<Response> {
      const metadata = Object.entries({ bucketName: bucket, objectName: path, contentType: mimeTypes.pdf });
      return fetch(`${backend().url}/storage/v1/upload/resumable`, {
        method: 'POST',
        headers: {
          apikey: backend().anonKey,
          ...(token && { authorization: `Bearer ${token}` }),
          'tus-resumable': '1.0.0',
          'upload-length': '100',
          'x-upsert': 'true',
          'upload-metadata': metadata
            .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
            .join(','),
        },
      });
    }

    /** Uploads to exactly this path, which fetch would normalize. Resolves to the status. */
    function rawUpload(token: string, path: string): Promise<number> {
      const { hostname, port } = new URL(backend().url);
      const headers = { apikey: backend().anonKey, authorization: `Bearer ${token}`, 'content-type': 'image/webp' };
      return new Promise((resolve, reject) => {
        const sent = request({ hostname, port, path, method: 'POST', headers }, (response) => {
          response.resume().on('end', () => resolve(response.statusCode ?? 0));
        });
        sent.on('error', reject);
        sent.end(webpBytes);
      });
    }
  },
  { mailInterval: 0, jobIntervals: { 'send-mail': 3_600_000 } },
);
