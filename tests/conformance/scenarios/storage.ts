import { deepEqual, equal, match, ok, rejects } from 'node:assert/strict';
import http from 'node:http';
import https from 'node:https';
import sharp from 'sharp';
import { Upload } from 'tus-js-client';
import { tokenOf } from '../../backend/client.ts';
import { webpBytes } from '../../backend/files.ts';
import type { Member, Project } from '../project.ts';
import { CannotCheck, type Scenario } from '../scenario.ts';

const picture = () =>
  sharp({ create: { width: 400, height: 200, channels: 3, background: '#336699' } })
    .webp()
    .toBuffer();

/** Files: who may upload and read what, and how they’re served. */
export const storageScenarios: Scenario[] = [
  {
    name: 'members upload to their own folder only',
    check: async ({ project, ann, bob }) => {
      const path = `${ann.id}/own.webp`;
      const file = await picture();
      const upload = { contentType: 'image/webp' };
      equal((await ann.client.storage.from('avatars').upload(path, file, upload)).error, null);
      for (const { client } of [bob, { client: project.visitor() }]) {
        const { error } = await client.storage.from('avatars').upload(`${ann.id}/theirs.webp`, file, upload);
        match(error?.message ?? '', /row-level security/);
      }
      expectNothingRemoved(await bob.client.storage.from('avatars').remove([path]));
      const served = await fetch(ann.client.storage.from('avatars').getPublicUrl(path).data.publicUrl);
      equal(served.status, 200);
      equal(served.headers.get('content-type'), 'image/webp');
      equal(Buffer.from(await served.arrayBuffer()).equals(file), true);
    },
  },
  {
    name: 'a bucket refuses other types and larger files',
    check: async ({ ann }) => {
      const avatars = ann.client.storage.from('avatars');
      const text = await avatars.upload(`${ann.id}/a.txt`, new Blob(['hello'], { type: 'text/plain' }));
      match(text.error?.message ?? '', /mime type text\/plain is not supported/);
      const large = new Blob([new Uint8Array(60 * 2 ** 20)], { type: 'image/webp' });
      match(
        (await avatars.upload(`${ann.id}/large.webp`, large)).error?.message ?? '',
        /exceeded the maximum|too large/i,
      );
    },
  },
  {
    name: 'pictures are served in parts and scaled',
    check: async ({ ann }) => {
      const path = `${ann.id}/parts.webp`;
      const images = ann.client.storage.from('avatars');
      await images.upload(path, await picture(), { contentType: 'image/webp' });
      const part = await fetch(images.getPublicUrl(path).data.publicUrl, { headers: { range: 'bytes=0-3' } });
      equal(part.status, 206);
      equal(await part.text(), 'RIFF');
      const scaled = await fetch(images.getPublicUrl(path, { transform: { width: 100 } }).data.publicUrl);
      if (scaled.status >= 400) throw new CannotCheck('Scaling pictures is off here, or not part of the plan');
      equal((await sharp(Buffer.from(await scaled.arrayBuffer())).metadata()).width, 100);
    },
  },
  {
    name: 'a file over 6 MB arrives in parts, in the member’s own folder only',
    check: async ({ project, ann, bob }) => {
      const file = Buffer.concat([await picture(), Buffer.alloc(7 * 2 ** 20)]);
      const path = `${ann.id}/parts-of-7-mb.webp`;
      await sendInParts(project, ann, path, file);
      const served = await fetch(ann.client.storage.from('images').getPublicUrl(path).data.publicUrl);
      equal(Buffer.from(await served.arrayBuffer()).equals(file), true);
      await rejects(sendInParts(project, bob, `${ann.id}/theirs.webp`, file), /row-level security/);
    },
  },
  {
    name: 'private files are readable through a signed URL only, which members can’t make',
    check: async ({ project, ann }) => {
      const buckets = await project.service.storage.listBuckets();
      const hidden = buckets.data?.find(({ public: isPublic }) => !isPublic);
      if (!hidden) throw new CannotCheck('There’s no private bucket');
      const path = `${ann.id}/conformance.pdf`;
      const files = project.service.storage.from(hidden.id);
      const pdf = new Blob(['%PDF-1.4\n'], { type: 'application/pdf' });
      const stored = await files.upload(path, pdf, { upsert: true });
      if (stored.error) throw stored.error;
      try {
        ok((await fetch(files.getPublicUrl(path).data.publicUrl)).status >= 400);
        ok((await project.visitor().storage.from(hidden.id).download(path)).error);
        const own = ann.client.storage.from(hidden.id);
        ok((await own.createSignedUrl(path, 60)).error);
        ok((await own.copy(path, `${ann.id}/copied.webp`, { destinationBucket: 'images' })).error);
        const signed = await files.createSignedUrl(path, 60);
        equal(await (await fetch(signed.data?.signedUrl ?? '')).text(), '%PDF-1.4\n');
        const forged = (signed.data?.signedUrl ?? '').replace('conformance.pdf', 'other.pdf');
        ok((await fetch(forged)).status >= 400);
      } finally {
        await files.remove([path]);
      }
    },
  },
  {
    name: 'a file over the limit isn’t kept, also if the request doesn’t say how long it is',
    check: async ({ project, ann }) => {
      for (const method of ['POST', 'PUT']) {
        const path = `${ann.id}/endless-${method}.webp`;
        const status = await sendEndless(project, ann, { method, path: `images/${path}` });
        ok(status === 0 || status >= 400, `It returned ${status}`);
        const kept = await project.service.storage.from('images').list(ann.id);
        deepEqual(
          kept.data?.filter(({ name }) => name.startsWith('endless')),
          [],
        );
      }
    },
  },
];

/** Uploads to the pictures of listings as Supabase’s documentation says. Rejects with the server’s response. */
async function sendInParts({ target }: Project, { client }: Member, path: string, file: Buffer): Promise<void> {
  const headers = { apikey: target.anonKey, authorization: `Bearer ${await tokenOf(client)}` };
  await new Promise<void>((resolve, reject) => {
    new Upload(file, {
      endpoint: `${target.url}/storage/v1/upload/resumable`,
      chunkSize: 6 * 2 ** 20,
      retryDelays: null,
      uploadDataDuringCreation: true,
      headers,
      metadata: { bucketName: 'images', objectName: path, contentType: 'image/webp' },
      onError: reject,
      onSuccess: () => resolve(),
    }).start();
  });
}

/** Removing what a policy hides isn’t an error, and removes nothing. */
function expectNothingRemoved({ data, error }: { data: unknown[] | null; error: unknown }): void {
  if (!error) equal(data?.length, 0);
}

/** Sends 11 MB to a bucket that takes 10, without a content length. Resolves to the status, 0 if the server hung up. */
async function sendEndless(
  { target }: Project,
  { client }: Member,
  { method, path }: { method: string; path: string },
): Promise<number> {
  const url = new URL(`${target.url}/storage/v1/object/${path}`);
  const authorization = `Bearer ${await tokenOf(client)}`;
  const headers = { apikey: target.anonKey, authorization, 'content-type': 'image/webp' };
  return new Promise((resolve) => {
    const { request } = url.protocol === 'https:' ? https : http;
    const upload = request(url, { method, agent: false, headers }, (response) => resolve(response.statusCode ?? 0));
    upload.on('error', () => resolve(0));
    upload.write(webpBytes);
    for (let piece = 0; piece < 11; piece += 1) upload.write(Buffer.alloc(2 ** 20));
    upload.end();
  });
}
