import { appOrigin, publicOrigin } from '@/shared/config/hosts';
import { paths } from '@/shared/config/paths';
import { redirectTo } from '@/shared/navigation/browser-navigation';
import { getAuth } from '@/shared/supabase/auth-client';
import { authStore } from './auth-store';
import { createSessionStorage, sessionKey } from './session-storage';

/** After this time the session ends on this device alone. */
const timeoutMs = 4000;

const timeout = () => new Promise((resolve) => setTimeout(resolve, timeoutMs));

/**
 * Ends the member's sessions on all devices, deletes what this browser kept of them, and redirects to the public site's
 * root. Asks first if that would lose something. Offline, only this device's session ends. Never rejects.
 */
export async function signOut(): Promise<void> {
  const isApp = window.location.origin === appOrigin(window.location);
  if (isApp && !(await mayLose())) return;
  holdUntilUnload();
  await Promise.race([endSessions(), timeout()]);
  removeSession();
  if (isApp) await leaveApp('/');
  // Only the app's own host can delete what it keeps.
  else redirectTo(appOrigin(window.location) + paths.signedOut);
}

/** After the account was deleted: removes the local session and redirects to the confirmation. */
export async function signOutDeletedAccount(): Promise<void> {
  holdUntilUnload();
  removeSession();
  await leaveApp(paths.accountDeleted);
}

/** Deletes what the app's host keeps of the member and redirects to a path of the public site. Never rejects. */
export async function leaveApp(path: string): Promise<void> {
  const forgotten = import('@/shared/offline/forget').then(
    ({ forgetOwnData }) => forgetOwnData(),
    // Without its code. The next visit deletes it.
    () => undefined,
  );
  await Promise.race([forgotten, timeout()]);
  redirectTo(publicOrigin(window.location) + path);
}

/** Whether what the member did without a network may be lost. */
async function mayLose(): Promise<boolean> {
  const { user } = authStore.getSnapshot();
  if (!user) return true;
  const asked = import('@/shared/offline/forget').then(
    ({ confirmUnsent }) => confirmUnsent(user.id),
    () => true,
  );
  return Promise.race([asked, timeout().then(() => true)]);
}

/** Without this, ProtectedRoute would flash the sign-in form before the redirect. */
function holdUntilUnload() {
  const release = authStore.hold();
  window.addEventListener('pageshow', release, { once: true });
}

function removeSession() {
  createSessionStorage(window.location.hostname).removeItem(sessionKey);
}

async function endSessions(): Promise<void> {
  try {
    const auth = await getAuth();
    await auth.signOut({ scope: 'global' });
  } catch {
    // Other devices stay signed in until their session expires.
  }
}
