import { tabClient } from '@/platform/query/query-provider';
import { authStore } from '@/platform/auth/auth-store';
import { whenIdle } from '@/kit/hooks/when-idle';
import { draftsLoading } from '@/platform/storage/drafts';
import { forgetEnded, forgetOutsideStore } from './forget';
import { loadDrafts } from './stored-drafts';
import { readPending } from './stored-pending';
import { claimStore, storeOwner } from './member-store';
import { pendingQuery } from './outgoing';
import { readQueries, restoreQueries } from './restore-queries';

/** How long the first view waits for a database that doesn't respond. */
const maxWaitMs = 1000;

let current: string | null | undefined;
let stop = () => {};

/** Keeps the signed-in member's data. Another member's is deleted, and any once nobody is signed in. */
async function follow(version: string) {
  const { status, user } = authStore.getSnapshot();
  const userId = user?.id ?? null;
  if (status === 'loading' || userId === current) return;
  const previous = current;
  current = userId;
  stop();
  stop = () => {};
  if (userId === null && previous) {
    await forgetEnded(previous);
    return;
  }
  // The database last: if the page is left in between, the next one still sees that this is another's.
  const owner = await storeOwner().catch(() => null);
  if (owner !== null && owner !== userId) await forgetOutsideStore({ keepShared: userId === null });
  await claimStore(userId).catch(() => undefined);
  if (userId === null) return;
  await loadDrafts(userId);
  await restore(userId, version);
}

async function restore(userId: string, version: string) {
  const [queries, pending] = await Promise.all([readQueries(userId, version), readPending(userId)]);
  // They may have signed out in another tab.
  if (authStore.getSnapshot().user?.id !== userId) return;
  // See `keep`.
  if (import.meta.env.PROD) restoreQueries(tabClient(), queries);
  if (pending.length > 0) tabClient().setQueryData(pendingQuery(userId).queryKey, pending);
  whenIdle(() => void keep(userId, version).catch(() => undefined));
}

async function keep(userId: string, version: string) {
  const [{ persistQueries }, { takeSnapshots }, { claimShared }] = await Promise.all([
    import('./persist-queries'),
    import('./take-snapshots'),
    import('./shared-owner'),
  ]);
  if (current !== userId) return;
  await claimShared(userId);
  // The development server changes code without a new version, so that stored data may not fit.
  if (!import.meta.env.PROD || current !== userId) return;
  stop();
  const stopAll = [
    persistQueries(tabClient(), userId, version),
    takeSnapshots(tabClient(), userId, version, document.querySelector('#root') ?? document.body),
  ];
  stop = () => stopAll.forEach((one) => one());
}

const maxWait = () => new Promise<void>((resolve) => setTimeout(resolve, maxWaitMs));

async function start(version: string) {
  if (!('indexedDB' in globalThis)) return;
  let followed = Promise.resolve();
  let last: Promise<void> | undefined;
  // One at a time: what ends a session mustn't delete what the next one has begun to keep.
  const next = () => {
    const { user } = authStore.getSnapshot();
    draftsLoading.set(user !== null && user.id !== current);
    followed = followed.then(() => follow(version)).catch(() => undefined);
    const waited = Promise.race([followed, maxWait()]);
    last = waited;
    void waited.then(() => last === waited && draftsLoading.set(false));
    return waited;
  };
  authStore.subscribe(() => void next());
  await next();
}

let ready: Promise<void> | undefined;

/**
 * Resolves once what the member's last visits stored is in the cache, for the app's own host. `version` is the build,
 * which shows only what it stored. Never rejects.
 */
export function restoreOwnData(version: string): Promise<void> {
  ready ??= start(version);
  return ready;
}
