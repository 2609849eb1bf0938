import { publicOrigin } from '@/shared/config/hosts';
import { paths } from '@/shared/config/paths';
import { leaveFor } from '@/shared/lib/leave';
import { getSupabase } from '@/shared/supabase/client';
import { authStore } from './auth-store';
import { createSessionStorage, sessionKey } from './session-storage';

/** How long the backend may take before the session is ended on this device alone. */
const patienceMs = 4000;

/**
 * Ends every session of the member, here and on other devices, and goes to the public site's root.
 * Without a network the session still ends on this device. Never rejects.
 */
export async function signOut(): Promise<void> {
  holdUntilLeft();
  await Promise.race([endSessions(), new Promise((resolve) => setTimeout(resolve, patienceMs))]);
  forgetAndLeave('/');
}

/** After the account was deleted: forgets the session, of which the backend knows no more, and goes to say goodbye. */
export function leaveDeletedAccount(): void {
  holdUntilLeft();
  forgetAndLeave(paths.accountDeleted);
}

/** Else the guard of the app's pages would show the sign-in form for a moment. */
function holdUntilLeft() {
  const release = authStore.hold();
  window.addEventListener('pageshow', release, { once: true });
}

function forgetAndLeave(path: string) {
  createSessionStorage(window.location.hostname).removeItem(sessionKey);
  leaveFor(`${publicOrigin(window.location)}${path}`);
}

async function endSessions(): Promise<void> {
  try {
    const supabase = await getSupabase();
    await supabase.auth.signOut({ scope: 'global' });
  } catch {
    // The other devices keep their session until it expires; this one forgets it all the same.
  }
}
