import { env } from '@/platform/config/current-env';
import { appOrigin, publicOrigin } from '@/platform/config/hosts';
import { paths } from '@/domain/site/paths';
import { confirmUnsent, forgetOwnData } from '@/platform/offline/forget';
import { redirectTo } from '@/platform/navigation/browser-navigation';
import { getAuth } from '@/platform/auth/auth-client';
import { toast } from '@/kit/ui/toast';
import { authStore } from '@/platform/auth/auth-store';
import { createSessionStorage, sessionKey } from '@/platform/auth/session-storage';
import { parseStoredSession } from '@/platform/auth/stored-session';

/** After this time the session ends on this device alone. */
const timeoutMs = 4000;

const timeout = () => new Promise((resolve) => setTimeout(resolve, timeoutMs));

/**
 * Ends the member's sessions on all devices, deletes what this browser has of them, and redirects to the public site's
 * root. Asks first if that would lose something, and resolves with false if the member stays. Offline, this device's
 * session ends immediately, and the others once there's a network, if the page is still open. Never rejects.
 */
export async function signOut(): Promise<boolean> {
  if (!(await mayEndSession('Sign out anyway?'))) return false;
  const isApp = window.location.origin === appOrigin(window.location);
  holdUntilUnload();
  if (isApp && !navigator.onLine) await signOutOffline();
  else await Promise.race([endSessions(), timeout()]);
  removeSession();
  if (isApp) await leaveApp('/');
  // Only the app's own host can delete what it keeps.
  else redirectTo(appOrigin(window.location) + paths.signedOut);
  return true;
}

/** After the account was deleted: removes the local session and redirects to the confirmation. */
export async function signOutDeletedAccount(): Promise<void> {
  holdUntilUnload();
  removeSession();
  await leaveApp(paths.accountDeleted);
}

/** Deletes what the app's host keeps of the member and redirects to a path of the public site. Never rejects. */
export async function leaveApp(path: string): Promise<void> {
  await Promise.race([forgetOwnData(), timeout()]);
  redirectTo(publicOrigin(window.location) + path);
}

/** Resolves once there's a network and the other sessions have ended. The token is only in memory until then. */
async function signOutOffline(): Promise<void> {
  const token = parseStoredSession(createSessionStorage(window.location.hostname).getItem(sessionKey))?.token;
  removeSession();
  await Promise.race([forgetOwnData(), timeout()]);
  const description =
    'You’re offline. If this page stays open, your other devices are signed out once you’re connected.';
  toast.info('You’re signed out', { description, duration: Infinity });
  await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
  const headers = { apikey: env.supabaseAnonKey, Authorization: `Bearer ${token}` };
  const ended = fetch(`${env.supabaseUrl}/auth/v1/logout?scope=global`, { method: 'POST', headers });
  await Promise.race([ended.catch(() => undefined), timeout()]);
}

/**
 * Whether a session may end that its member ends, on either host: asks `question` first if that loses what they did
 * without a network. Signing out and deleting the account pass here.
 */
export async function mayEndSession(question: string): Promise<boolean> {
  const auth = authStore.getSnapshot();
  const member = auth.status === 'restricted' ? auth.member : auth.user;
  if (!member) return true;
  return Promise.race([confirmUnsent(member.id, question), timeout().then(() => true)]);
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
