import { deepEqual, equal } from 'node:assert/strict';
import { mimeTypes, pdf } from '../../backend/documents.ts';
import { expectDenied } from '../../backend/http-helpers.ts';
import type { Member, Project } from '../project.ts';

/** Expects that a private file, and its folders, are out of reach. */
export async function expectNoAccess(
  { target }: Project,
  { client }: Pick<Member, 'client'>,
  bucket: string,
  path: string,
): Promise<void> {
  const files = client.storage.from(bucket);
  const folders = path.split('/').map((_, index, parts) => parts.slice(0, index).join('/'));
  for (const folder of folders) deepEqual((await files.list(folder)).data ?? [], []);
  expectDenied(await files.download(path));
  expectDenied(await files.info(path));
  expectDenied(await files.createSignedUrl(path, 60));
  expectDenied(await files.copy(path, `${path}.copy`));
  expectDenied(await files.move(path, `${path}.moved`));
  expectDenied(await files.upload(path, pdf('Mine'), { contentType: mimeTypes.pdf, upsert: true }));
  expectDenied(await files.createSignedUploadUrl(path, { upsert: true }));
  deepEqual((await files.remove([path])).data ?? [], []);
  for (const address of ['public/', '', 'authenticated/']) {
    const url = `${target.url}/storage/v1/object/${address}${bucket}/${path}`;
    equal((await fetch(url, { headers: { apikey: target.anonKey } })).ok, false);
  }
}
