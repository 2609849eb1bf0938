import { env } from '@/shared/config/current-env';
import { toRequestFailure } from '@/shared/supabase/errors';
import { sessionKey } from '@/shared/session/session-storage';

/**
 * Whether this is the account's password. Uses a separate client without storage, so that the session in this browser
 * and its tabs isn't affected. Throws a RequestFailure if it can't be checked.
 */
export async function verifyPassword(email: string, password: string): Promise<boolean> {
  const { AuthClient } = await import('@supabase/auth-js');
  const auth = new AuthClient({
    url: `${env.supabaseUrl}/auth/v1`,
    headers: { apikey: env.supabaseAnonKey, Authorization: `Bearer ${env.supabaseAnonKey}` },
    storageKey: `${sessionKey}-check`,
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
  });
  const { error } = await auth.signInWithPassword({ email, password });
  if (!error) {
    // Ends the session the check opened. If that fails, the session expires unused.
    await auth.signOut({ scope: 'local' }).catch(() => undefined);
    return true;
  }
  const failure = toRequestFailure(error);
  // The server checks the password before it checks the confirmation.
  if (failure.code === 'email_not_confirmed') return true;
  if (failure.code === 'invalid_credentials') return false;
  throw failure;
}
