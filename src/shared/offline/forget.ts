import { pictureCache, sharedCache } from '@/shared/worker/cache-names';
import { listCache } from '@/shared/worker/loaded-files';
import { forgetPushDevice } from '@/shared/worker/push-device';
import { pluralize } from '@/shared/formatting/format';
import { toast } from '@/shared/ui/toast';
import { readPending } from './kept-pending';
import { claimStore } from './member-store';

/**
 * Deletes what this browser keeps of a member: results of queries, pictures of listings they looked at, what they
 * shared, and its push subscription. The app's own files stay, because they're the same for everyone. Never rejects.
 */
export async function forgetOwnData(): Promise<void> {
  await Promise.allSettled([claimStore(null), forgetCaches()]);
}

/** Deletes what isn't in the database. Never rejects. */
export async function forgetCaches(): Promise<void> {
  // Throws where the browser blocks storage.
  const cached = [pictureCache, sharedCache, listCache].map(async (name) => caches.delete(name));
  await Promise.allSettled([...cached, forgetPushDevice()]);
}

/** After a member's session expired: deletes the data stored for them, and returns what that leaves unsent. */
export async function forgetEnded(userId: string): Promise<void> {
  const unsent = await unsentOf(userId);
  await forgetOwnData();
  if (unsent === 0) return;
  const description = 'We delete what this browser keeps once you’re signed out.';
  toast.error(`Your session ended before ${pluralize(unsent, 'change')} could be sent`, {
    description,
    duration: Infinity,
  });
}

/** Asks the member before signing out deletes what they did without a network. Resolves with whether to go on. */
export async function confirmUnsent(userId: string): Promise<boolean> {
  const unsent = await unsentOf(userId);
  const question = `${pluralize(unsent, 'change')} you made offline will be lost. Sign out anyway?`;
  return unsent === 0 || window.confirm(question);
}

const unsentOf = (userId: string) =>
  readPending(userId).then(
    ({ length }) => length,
    () => 0,
  );
