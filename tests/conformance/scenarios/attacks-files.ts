import { deepEqual, equal, ok } from 'node:assert/strict';
import http from 'node:http';
import https from 'node:https';
import { tokenOf } from '../../backend/client.ts';
import { mimeTypes, pdf } from '../../backend/documents.ts';
import { webpBytes } from '../../backend/files.ts';
import { expectDenied } from '../../backend/http-helpers.ts';
import type { Member, Project } from '../project.ts';
import type { Scenario } from '../scenario.ts';
import { done, webp } from '../stage.ts';
import { expectNoAccess } from './private-files.ts';

/** Attacks on files. */
export const fileAttacks: Scenario[] = [
  {
    name: 'pictures of others can’t be listed, replaced, moved, copied, or deleted',
    check: async ({ stage }) => {
      const { ann, bob, its } = await stage();
      const images = ann.client.storage.from('images');
      const shown = (await images.list('')).data ?? [];
      deepEqual(
        shown.filter(({ name }) => name !== ann.id),
        [],
      );
      for (const folder of [bob.id, `${bob.id}/properties/${its.listing}`])
        deepEqual((await images.list(folder)).data ?? [], []);
      const file = Buffer.concat([webpBytes, Buffer.from('mine')]);
      expectDenied(await images.upload(its.picture, file, { ...webp, upsert: true }));
      expectDenied(await images.update(its.picture, file, webp));
      expectDenied(await images.move(its.picture, `${ann.id}/stolen.webp`));
      expectDenied(await images.copy(its.picture, `${ann.id}/copied.webp`));
      expectDenied(await images.createSignedUploadUrl(its.picture, { upsert: true }));
      expectDenied(await images.upload(`${ann.id}/../${bob.id}/new.webp`, file, webp));
      deepEqual((await images.remove([its.picture])).data ?? [], []);
      const served = await fetch(images.getPublicUrl(its.picture).data.publicUrl);
      ok(!(await served.text()).includes('mine'));
      equal(served.status, 200);
      for (const attempt of [
        ann.client.storage.createBucket(`mine-${crypto.randomUUID()}`, { public: true }),
        ann.client.storage.updateBucket('contracts', { public: true }),
        ann.client.storage.emptyBucket('images'),
      ])
        expectDenied(await attempt);
    },
  },
  {
    name: 'attachments are for sender and recipient, and a signed link for its file only',
    check: async ({ project, stage }) => {
      const { ann, eve, bob, cy, visitor, its } = await stage();
      for (const attacker of [ann, eve, { client: visitor }])
        await expectNoAccess(project, attacker, 'message-attachments', its.attachment);
      const files = cy.client.storage.from('message-attachments');
      const own = `${bob.id}/${cy.id}/2-other.pdf`;
      await done(
        bob.client.storage.from('message-attachments').upload(own, pdf('Other'), { contentType: mimeTypes.pdf }),
      );
      const [{ data: theirs }, { data: other }] = await Promise.all([
        files.createSignedUrl(its.attachment, 60),
        bob.client.storage.from('message-attachments').createSignedUrl(own, 60),
      ]);
      const link = theirs?.signedUrl ?? '';
      equal((await fetch(link)).status, 200);
      const token = (url = '') => new URL(url).searchParams.get('token') ?? '';
      for (const forged of [token(other?.signedUrl), await tokenOf(ann.client), 'x'])
        equal((await fetch(link.replace(token(link), forged))).ok, false);
      // Neither can change what was sent.
      for (const { client } of [bob, cy]) {
        const sent = client.storage.from('message-attachments');
        expectDenied(await sent.upload(its.attachment, pdf('Changed'), { contentType: mimeTypes.pdf, upsert: true }));
        deepEqual((await sent.remove([its.attachment])).data ?? [], []);
      }
    },
  },
  {
    name: 'a file over the limit isn’t kept, also if the request doesn’t say how long it is',
    check: async ({ project, stage }) => {
      const { ann } = await stage();
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
