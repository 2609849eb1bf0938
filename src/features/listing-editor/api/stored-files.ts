import { getStorage } from '@/platform/supabase/storage';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import { isUuid } from '@/kit/formatting/ids';
import { removeFiles } from '@/platform/supabase/upload';
import { newListingDraft } from '../draft-store';
import { isExpired, listingFolders } from '../listing-pictures';

type Bucket = 'images' | 'documents';
const buckets: readonly Bucket[] = ['images', 'documents'];

/** More files than a listing's folder can have. */
const maxFiles = 100;

interface StoredFile {
  path: string;
  /** ISO 8601. */
  createdAt: string;
}

/** The files in a listing's folder of a bucket. */
export async function filesOf(
  bucket: Bucket,
  userId: string,
  listingId: string,
  signal?: AbortSignal,
): Promise<StoredFile[]> {
  const storage = await getStorage();
  const folder = `${listingFolders(bucket, userId)}/${listingId}`;
  const found = unwrap(await storage.from(bucket).list(folder, { limit: maxFiles }, signal && { signal }));
  return found.flatMap(({ name, id, created_at }) =>
    id ? [{ path: `${folder}/${name}`, createdAt: created_at ?? '' }] : [],
  );
}

/** Removes all files of a deleted listing. */
export async function removeListingFiles(userId: string, listingId: string): Promise<void> {
  await Promise.all(buckets.map((bucket) => removeFolder(bucket, userId, listingId)));
}

async function removeFolder(bucket: Bucket, userId: string, listingId: string): Promise<void> {
  let before = '';
  for (;;) {
    // Each page is what the removal before it left.
    // oxlint-disable-next-line no-await-in-loop
    const files = await filesOf(bucket, userId, listingId);
    const [first] = files;
    // Storage silently skips files that policies protect: stop when nothing was removed.
    if (!first || first.path === before) return;
    before = first.path;
    // oxlint-disable-next-line no-await-in-loop
    await removeFiles(
      bucket,
      files.map(({ path }) => path),
    );
    if (files.length < maxFiles) return;
  }
}

/**
 * Removes files that aren't among the listing's pictures and documents: uploads of a tab that was closed before saving.
 * Files younger than 30 days stay, because another tab may be using them.
 */
export async function cleanUpListingFiles(userId: string, listingId: string, used: readonly string[]): Promise<void> {
  const now = Date.now();
  const cleanUp = async (bucket: Bucket) => {
    const files = await filesOf(bucket, userId, listingId);
    const unused = files.filter(({ path, createdAt }) => !used.includes(path) && isExpired(createdAt, now));
    await removeFiles(
      bucket,
      unused.map(({ path }) => path),
    );
  };
  await Promise.all(buckets.map(cleanUp));
}

/** Folders checked per cleanup. */
const maxFolders = 20;

/**
 * Removes files without a listing (deleted while storage was unreachable, or never posted) when all files of the folder
 * are older than 30 days. Keeps those of the draft on this device.
 */
export async function removeOrphanedFiles(userId: string): Promise<void> {
  await Promise.all(buckets.map((bucket) => removeOrphans(bucket, userId)));
}

async function removeOrphans(bucket: Bucket, userId: string): Promise<void> {
  const storage = await getStorage();
  const entries = unwrap(await storage.from(bucket).list(listingFolders(bucket, userId), { limit: 1000 }));
  const draft = newListingDraft(userId).load()?.listingId;
  const ids = entries.flatMap(({ name, id }) => (id === null && isUuid(name) && name !== draft ? [name] : []));
  const orphans = (await idsWithoutListing(userId, ids)).slice(0, maxFolders);
  const now = Date.now();
  const expired: string[] = [];
  for (const id of orphans) {
    // oxlint-disable-next-line no-await-in-loop
    const files = await filesOf(bucket, userId, id);
    if (files.every(({ createdAt }) => isExpired(createdAt, now))) expired.push(id);
  }
  // Check again right before removing: one may have been posted in the meantime.
  for (const id of await idsWithoutListing(userId, expired)) {
    // oxlint-disable-next-line no-await-in-loop
    await removeFolder(bucket, userId, id);
  }
}

/** As many ids as fit into a URL. */
const idsPerRequest = 100;

/** The ids that aren't listings or drafts of the member. */
async function idsWithoutListing(userId: string, ids: readonly string[]): Promise<string[]> {
  const posted = new Set<string>();
  for (let from = 0; from < ids.length; from += idsPerRequest) {
    const chunk = ids.slice(from, from + idsPerRequest);
    // oxlint-disable-next-line no-await-in-loop
    const [own, drafts] = await Promise.all([
      database().from('properties').select('id').eq('user_id', userId).in('id', chunk),
      database().from('listing_drafts').select('id').eq('user_id', userId).in('id', chunk),
    ]);
    for (const { id } of [...unwrap(own), ...unwrap(drafts)]) posted.add(id);
  }
  return ids.filter((id) => !posted.has(id));
}
