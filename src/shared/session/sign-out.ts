import { publicOrigin } from '@/shared/config/hosts';
import { paths } from '@/shared/config/paths';
import { redirectTo } from '@/shared/navigation/browser-navigation';
import { getAuth } from '@/shared/supabase/auth-client';
import { authStore } from './auth-store';
import { createSessionStorage, sessionKey } from './session-storage';

/** After this time the session ends on this device alone. */
const timeoutMs = 4000;

/**
 * Ends the member's sessions on all devices and redirects to the public site's root. Offline, only this device's
 * session ends. Never rejects.
 */
export async function signOut(): Promise<void> {
  holdUntilUnload();
  await Promise.race([endSessions(), new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
  clearAndRedirect('/');
}

/** After the account was deleted: removes the local session and redirects to the confirmation. */
export function signOutDeletedAccount(): void {
  holdUntilUnload();
  clearAndRedirect(paths.accountDeleted);
}

/** Without this, ProtectedRoute would flash the sign-in form before the redirect. */
function holdUntilUnload() {
  const release = authStore.hold();
  window.addEventListener('pageshow', release, { once: true });
}

function clearAndRedirect(path: string) {
  createSessionStorage(window.location.hostname).removeItem(sessionKey);
  redirectTo(`${publicOrigin(window.location)}${path}`);
}

async function endSessions(): Promise<void> {
  try {
    const auth = await getAuth();
    await auth.signOut({ scope: 'global' });
  } catch {
    // Other devices stay signed in until their session expires.
  }
}
