import { appOrigin } from '@/platform/config/hosts';
import { pluralize } from '@/kit/formatting/format';
import { forgetStored } from '@/platform/storage/browser-storage';
import { forgetDrafts } from '@/platform/storage/drafts';
import { toast } from '@/kit/ui/toast';
import { isShellCache, sharedCache } from '@/platform/worker/cache-names';
import { forgetPushDevice } from '@/platform/worker/push-device';
import { readPending } from './stored-pending';
import { claimStore } from './member-store';
import { notedUnsent, noteUnsent } from './unsent';

/**
 * What every end of a session goes through: deletes all that this browser keeps of a member on this host, by removing
 * whatever isn't known to be the app's or the device's. Never rejects.
 */
export async function forgetOwnData(options?: { keepShared?: boolean }): Promise<void> {
  await forgetOutsideStore(options);
  // Last, because whose it is tells the next page what to delete if this one is left before.
  await claimStore(null).catch(() => undefined);
}

/**
 * Deletes what isn't in the database. What another app shared may wait for its member to sign in again, as
 * `claimShared` decides. Never rejects.
 */
export async function forgetOutsideStore({ keepShared = false } = {}): Promise<void> {
  // Before the storage, where it's named.
  const device = forgetPushDevice();
  forgetDrafts();
  forgetStored();
  noteUnsent(0);
  await Promise.allSettled([device, forgetCaches(keepShared)]);
}

async function forgetCaches(keepShared: boolean): Promise<void> {
  const names = (await caches.keys()).filter((name) => !isShellCache(name) && !(keepShared && name === sharedCache));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** After a member's session expired: deletes the data stored for them, and returns what that leaves unsent. */
export async function forgetEnded(userId: string): Promise<void> {
  const unsent = await unsentOf(userId);
  await forgetOwnData({ keepShared: true });
  if (unsent === 0) return;
  const description = 'We delete what this browser keeps once you’re signed out.';
  toast.error(`Your session ended before ${pluralize(unsent, 'change')} could be sent`, {
    description,
    duration: Infinity,
  });
}

/**
 * Asks the member before the end of their session deletes what they did without a network: `question`, such as 'Sign
 * out anyway?'. Resolves with whether it may end.
 */
export async function confirmUnsent(userId: string, question: string): Promise<boolean> {
  const unsent = await unsentOf(userId);
  return unsent === 0 || window.confirm(`${pluralize(unsent, 'change')} you made offline will be lost. ${question}`);
}

/** Only the app's host can count what waits. */
const unsentOf = async (userId: string) =>
  window.location.origin === appOrigin(window.location)
    ? readPending(userId).then(({ length }) => length, notedUnsent)
    : notedUnsent();
