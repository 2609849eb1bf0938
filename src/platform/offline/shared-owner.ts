import { localStore } from '@/platform/storage/browser-storage';
import { hourMs } from '@/kit/time/durations';
import { sharedAtHeader, sharedCache } from '@/platform/worker/cache-names';

/** What another app shared while nobody was signed in waits no longer. */
const maxWaitMs = hourMs;

const key = 'last-member';

/**
 * Once a member has signed in, and before they read what was shared: deletes what's too old, and all of it if somebody
 * else was the last member of this browser, whose it most likely is. Never rejects.
 */
export async function claimShared(userId: string): Promise<void> {
  try {
    if (!(await isLastMember(userId)) || !(await forgetOld())) await caches.delete(sharedCache);
    await rememberMember(userId);
  } catch {
    // The browser blocks storage or has no cryptography: nothing can be shared there.
  }
}

/** Forgets each share that's too old, with its photos, which are below its text. Resolves with whether any is left. */
async function forgetOld(): Promise<boolean> {
  if (!(await caches.has(sharedCache))) return true;
  const shared = await caches.open(sharedCache);
  const found = await Promise.all(
    (await shared.keys()).map(async (request) => ({
      request,
      at: (await shared.match(request))?.headers.get(sharedAtHeader) ?? null,
    })),
  );
  const recent = found.filter(({ at }) => at !== null && Math.abs(Date.now() - Number(at)) < maxWaitMs);
  const isKept = ({ url }: Request) => recent.some(({ request }) => `${url}/`.startsWith(`${request.url}/`));
  await Promise.all(found.filter(({ request }) => !isKept(request)).map(({ request }) => shared.delete(request)));
  return recent.length > 0;
}

/** Also true in a browser where nobody has signed in yet. */
async function isLastMember(userId: string): Promise<boolean> {
  const [salt, hash] = (localStore.read(key) ?? '').split('.');
  return !salt || hash === (await hashOf(salt, userId));
}

/** So that they're recognized after signing out, when nothing else of theirs is left. */
async function rememberMember(userId: string): Promise<void> {
  if (localStore.read(key) !== null && (await isLastMember(userId))) return;
  const salt = crypto.randomUUID();
  localStore.write(key, `${salt}.${await hashOf(salt, userId)}`);
}

async function hashOf(salt: string, userId: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(salt + userId));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
