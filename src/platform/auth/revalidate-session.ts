import { getAuth } from '@/platform/auth/auth-client';
import {
  isTransient,
  RequestFailure,
  restrictionOf,
  toRequestFailure,
  type FailureKind,
} from '@/platform/errors/errors';
import { authStore } from './auth-store';
import { createSessionStorage, sessionKey } from './session-storage';

/** Failures that may be the session’s fault. */
const sessionKinds: ReadonlySet<FailureKind> = new Set(['signed-out', 'misconfigured', 'forbidden']);

/**
 * After a failure that may be the session’s fault: reads the stored session again, because not every browser
 * reports when it changes. A session that the backend rejects is renewed, or removed if that fails. One that it
 * restricts is remembered as such. Other errors are ignored. Never throws.
 */
export function revalidateSession(error: unknown): void {
  if (!(error instanceof RequestFailure) || !sessionKinds.has(error.kind)) return;
  const restriction = restrictionOf(error);
  if (restriction) authStore.restrict(restriction);
  authStore.refresh();
  if (error.kind !== 'forbidden' && authStore.getSnapshot().status === 'authenticated') void renew();
}

async function renew() {
  const storage = createSessionStorage(window.location.hostname);
  const rejected = storage.getItem(sessionKey);
  try {
    const auth = await getAuth();
    const { error } = await auth.refreshSession();
    if (!error || isTransient(toRequestFailure(error))) return;
    // The client keeps sessions whose token looks valid, but the backend just rejected this one. The member may have
    // signed in again since.
    if (storage.getItem(sessionKey) === rejected) storage.removeItem(sessionKey);
  } catch {
    // Unknown; the next request decides.
  }
}
