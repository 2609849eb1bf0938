import { pluralize } from '@/kit/formatting/format';
import { forgetStored } from '@/platform/storage/browser-storage';
import { forgetDrafts } from '@/platform/storage/drafts';
import { toast } from '@/kit/ui/toast';
import { isShellCache } from '@/platform/worker/cache-names';
import { forgetPushDevice } from '@/platform/worker/push-device';
import { readPending } from './stored-pending';
import { claimStore } from './member-store';

/**
 * What every end of a session goes through: deletes all that this browser keeps of a member on this host, by removing
 * whatever isn't known to be the app's or the device's. Never rejects.
 */
export async function forgetOwnData(): Promise<void> {
  await forgetOutsideStore();
  // Last, because whose it is tells the next page what to delete if this one is left before.
  await claimStore(null).catch(() => undefined);
}

/** Deletes what isn't in the database. Never rejects. */
export async function forgetOutsideStore(): Promise<void> {
  // Before the storage, where it's named.
  const device = forgetPushDevice();
  forgetDrafts();
  forgetStored();
  await Promise.allSettled([device, forgetCaches()]);
}

async function forgetCaches(): Promise<void> {
  const names = (await caches.keys()).filter((name) => !isShellCache(name));
  await Promise.all(names.map((name) => caches.delete(name)));
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
