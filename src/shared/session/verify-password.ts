import { env } from '@/shared/config/current-env';
import { toRequestFailure } from '@/shared/supabase/errors';
import { sessionKey } from './session-storage';

/**
 * Whether this is the password of the account. Asks with a client of its own that stores nothing, so that this browser's
 * session, and every tab that watches it, stays as it is. Throws a RequestFailure where it could not be found out.
 */
export async function verifyPassword(email: string, password: string): Promise<boolean> {
  const { createClient } = await import('@supabase/supabase-js');
  const { auth } = createClient(env.supabaseUrl, env.supabaseAnonKey, {
    auth: {
      storageKey: `${sessionKey}-check`,
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
    },
  });
  const { error } = await auth.signInWithPassword({ email, password });
  if (!error) {
    // The session that the check has opened; nobody holds it, and it runs out where it could not be ended.
    await auth.signOut({ scope: 'local' }).catch(() => undefined);
    return true;
  }
  const failure = toRequestFailure(error);
  // Asked for only once the password has been found right.
  if (failure.code === 'email_not_confirmed') return true;
  if (failure.code === 'invalid_credentials') return false;
  throw failure;
}
