// Fetches the photos of a draft that are somewhere on the web, and stores them as pictures of its listing: with the
// caller's rights, so that the rules of uploads hold, by their content, without where they were taken, and never from a
// private network.
import { createHash } from 'node:crypto';
import { brand } from '../../../src/domain/site/brand.ts';
import { checkPicture, maxPictureBytes } from '../../../src/domain/files/picture-limits.ts';
import { sizeForName } from '../../../src/domain/files/picture-name.ts';
import { stripMetadata } from '../../../src/domain/files/strip-metadata.ts';
import { isId, json, readObject, Refusal, servePost } from '../_shared/http.ts';
import { callDatabase, callerClient, requireMember, serviceClient, type SupabaseClient } from '../_shared/project.ts';
import { getPublic, NoAnswer } from '../_shared/public-request.ts';

/** As many as are fetched at the same time. */
const parallel = 4;
const maxPictures = 10;
/** For each photo. */
const limits = { maxBytes: maxPictureBytes, timeout: 15_000 };
const headers = { accept: 'image/jpeg, image/png, image/webp', 'user-agent': brand.name };
const extensions = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' } as const;

servePost('We couldn’t fetch the photos. Please try again.', async (request) => {
  const member = await requireMember(request);
  const { draft_id: draftId } = await readObject(request);
  if (!isId(draftId)) throw new Refusal(400, 'The request is invalid.');
  const caller = callerClient(request);
  const { data: urls, error } = await caller.rpc('photos_to_import', { draft_id: draftId });
  if (error) throw error.code === 'P0001' ? new Refusal(409, error.message) : error;
  // Without addresses, it has no place that it could free.
  if (urls.length === 0) return json({ pictures: await picturesOf(caller, draftId), failed: [] });
  try {
    return json(await importPhotos(caller, `${member.id}/properties/${draftId}`, draftId, urls));
  } finally {
    await callDatabase(serviceClient(), 'end_photo_import', { draft_id: draftId });
  }
});

/** Fetches the photos of a draft, and saves those it has now and where the others are. */
async function importPhotos(caller: SupabaseClient, folder: string, draftId: string, urls: string[]) {
  const before = await picturesOf(caller, draftId);
  const results = await inGroups<string, { url: string; path: string } | { url: string; reason: string }>(urls, (url) =>
    importPhoto(caller, folder, url),
  );
  const fetched = results.flatMap((result) => ('path' in result ? [result.path] : []));
  const failed = results.flatMap((result) => ('reason' in result ? [result] : []));
  const pictures = [...new Set([...before, ...fetched])].slice(0, maxPictures);
  const left = failed.map(({ url }) => url);
  await saveDraft(caller, draftId, pictures, left);
  return { pictures, failed };
}

async function picturesOf(caller: SupabaseClient, draftId: string): Promise<string[]> {
  const { data, error } = await caller.from('listing_drafts').select('pictures').eq('id', draftId).maybeSingle();
  if (error) throw error;
  if (!data) throw new Refusal(409, 'This draft no longer exists.');
  return data.pictures;
}

async function saveDraft(caller: SupabaseClient, draftId: string, pictures: string[], urls: string[]): Promise<void> {
  const { error } = await caller.from('listing_drafts').update({ pictures, photo_urls: urls }).eq('id', draftId);
  if (error) throw error;
}

/** Stores a photo under the hash of its content, so that fetching it again makes no second one. */
async function importPhoto(caller: SupabaseClient, folder: string, url: string) {
  try {
    const bytes = await getPublic(url, headers, limits);
    const checked = checkPicture(bytes);
    if ('problem' in checked) return { url, reason: checked.problem };
    const picture = stripMetadata(bytes);
    if (picture === null) return { url, reason: 'It isn’t a valid JPEG, PNG, or WebP image.' };
    const { type } = checked;
    const hash = createHash('sha256').update(picture).digest('hex');
    const path = `${folder}/${[hash, sizeForName(picture), extensions[type]].filter(Boolean).join('.')}`;
    const { error } = await caller.storage
      .from('images')
      .upload(path, picture, { contentType: type, cacheControl: '31536000' });
    if (error && !('statusCode' in error && String(error.statusCode) === '409')) return { url, reason: error.message };
    return { url, path };
  } catch (error) {
    if (error instanceof NoAnswer) return { url, reason: error.message };
    throw error;
  }
}

async function inGroups<In, Out>(items: readonly In[], act: (item: In) => Promise<Out>): Promise<Out[]> {
  const results: Out[] = [];
  for (let from = 0; from < items.length; from += parallel) {
    results.push(...(await Promise.all(items.slice(from, from + parallel).map(act))));
  }
  return results;
}
