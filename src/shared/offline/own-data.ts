import { tabClient } from '@/shared/query/query-provider';
import { authStore } from '@/shared/session/auth-store';
import { whenIdle } from '@/shared/hooks/when-idle';
import { readPending } from './kept-pending';
import { claimStore } from './member-store';
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
    await (await import('./forget')).forgetEnded(previous);
    return;
  }
  if (await claimStore(userId)) await (await import('./forget')).forgetCaches();
  if (userId === null) return;
  const [queries, pending] = await Promise.all([readQueries(userId, version), readPending(userId)]);
  // They may have signed out in another tab.
  if (authStore.getSnapshot().user?.id !== userId) return;
  restoreQueries(tabClient(), queries);
  if (pending.length > 0) tabClient().setQueryData(pendingQuery(userId).queryKey, pending);
  whenIdle(() => void keep(userId, version).catch(() => undefined));
}

async function keep(userId: string, version: string) {
  // Signing out works without a network, too.
  const [{ keepQueries }, { keepScreens }] = await Promise.all([
    import('./keep-queries'),
    import('./keep-screens'),
    import('./forget'),
  ]);
  if (current !== userId) return;
  stop();
  const stopAll = [
    keepQueries(tabClient(), userId, version),
    keepScreens(tabClient(), userId, version, document.querySelector('#root') ?? document.body),
  ];
  stop = () => stopAll.forEach((one) => one());
}

async function start(version: string) {
  // The development server changes code without a new version, so that kept data may not fit.
  if (!import.meta.env.PROD) return;
  let followed = Promise.resolve();
  // One at a time: what ends a session mustn't delete what the next one has begun to keep.
  const next = () => {
    followed = followed.then(() => follow(version)).catch(() => undefined);
    return followed;
  };
  authStore.subscribe(() => void next());
  await Promise.race([next(), new Promise((resolve) => setTimeout(resolve, maxWaitMs))]);
}

let ready: Promise<void> | undefined;

/**
 * Resolves once what the member's last visits kept is in the cache, for the app's own host. `version` is the build,
 * which shows only what it stored. Never rejects.
 */
export function restoreOwnData(version: string): Promise<void> {
  ready ??= start(version);
  return ready;
}
