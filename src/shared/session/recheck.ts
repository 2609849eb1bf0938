import { getSupabase } from '@/shared/supabase/client';
import { RequestFailure, toRequestFailure, type FailureKind } from '@/shared/supabase/errors';
import { authStore } from './auth-store';
import { createSessionStorage, sessionKey } from './session-storage';

/** Failures of a renewal that say nothing about the session. */
const passing: ReadonlySet<FailureKind> = new Set(['offline', 'rate-limited', 'server']);

/**
 * After a refused request: looks whether the session is still there, for not every browser says when it goes. One that
 * the backend no longer takes is renewed, or ended where it cannot be. Other failures do nothing. Never throws.
 */
export function recheckSession(error: unknown): void {
  if (!(error instanceof RequestFailure) || (error.kind !== 'signed-out' && error.kind !== 'forbidden')) return;
  authStore.recheck();
  if (error.kind === 'signed-out' && authStore.getSnapshot().status === 'authenticated') void renew();
}

async function renew() {
  try {
    const supabase = await getSupabase();
    const { error } = await supabase.auth.refreshSession();
    if (!error || passing.has(toRequestFailure(error).kind)) return;
    // The client keeps a session whose token looks valid, which the backend has just said it is not.
    createSessionStorage(window.location.hostname).removeItem(sessionKey);
  } catch {
    // Nothing was found out; the next request tells more.
  }
}
