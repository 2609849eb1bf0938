import { tabClient } from '@/shared/query/query-provider';
import { authStore } from '@/shared/session/auth-store';
import { whenIdle } from '@/shared/hooks/when-idle';
import { claimStore } from './member-store';
import { restoreQueries } from './restore-queries';

let current: string | null | undefined;
let stop = () => {};

/** Keeps the data of whoever is signed in. Another member's is deleted, and any once nobody is. */
async function follow() {
  const { status, user } = authStore.getSnapshot();
  const userId = user?.id ?? null;
  if (status === 'loading' || userId === current) return;
  current = userId;
  stop();
  stop = () => {};
  if (userId === null) {
    await (await import('./forget')).forgetOwnData();
    return;
  }
  if (await claimStore(userId)) await (await import('./forget')).forgetCaches();
  await restoreQueries(tabClient(), userId);
  whenIdle(() => void keep(userId).catch(() => undefined));
}

async function keep(userId: string) {
  const { keepQueries } = await import('./keep-queries');
  if (current !== userId) return;
  stop();
  stop = keepQueries(tabClient(), userId);
}

async function start() {
  // The development server changes code without a new version, so that kept data may not fit.
  if (!import.meta.env.PROD) return;
  const quietly = () => follow().catch(() => undefined);
  authStore.subscribe(() => void quietly());
  await quietly();
}

/** Resolves once what the member's last visits kept is in the cache. Never rejects. */
export const ownDataReady = start();
