import { pictureCache, sharedCache } from '@/shared/worker/cache-names';
import { listCache } from '@/shared/worker/loaded-files';
import { claimStore } from './member-store';

/**
 * Deletes what this browser keeps of a member: results of queries, pictures of listings they looked at, and what they
 * shared. The app's own files stay, because they're the same for everyone. Never rejects.
 */
export async function forgetOwnData(): Promise<void> {
  await Promise.allSettled([claimStore(null), forgetCaches()]);
}

/** Deletes what isn't in the database. Never rejects. */
export async function forgetCaches(): Promise<void> {
  // Throws where the browser blocks storage.
  await Promise.allSettled([pictureCache, sharedCache, listCache].map(async (name) => caches.delete(name)));
}
