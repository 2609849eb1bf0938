import { AuthClient } from '@supabase/auth-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import { env } from '@/platform/config/current-env';
import { paths } from '@/domain/site/paths';
import { createSessionStorage, sessionKey } from '@/platform/auth/session-storage';
import { send } from './well-formed';

const options = {
  url: `${env.supabaseUrl}/auth/v1`,
  headers: { apikey: env.supabaseAnonKey, Authorization: `Bearer ${env.supabaseAnonKey}` },
  fetch: send,
  flowType: 'implicit',
} as const;

/** An auth client whose session stays in memory. */
export function createSeparateAuth(): SupabaseClient['auth'] {
  return new AuthClient({
    ...options,
    storageKey: `${sessionKey}-separate`,
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
  });
}

/** The auth client of the stored session, as supabase-js's `createClient` makes it. */
export function createAuth(): SupabaseClient['auth'] {
  return new AuthClient({
    ...options,
    storageKey: sessionKey,
    storage: createSessionStorage(window.location.hostname),
    // The reset screen reads its link itself, to tell an expired one from a malformed one.
    detectSessionInUrl: (url, params) => {
      const found = url.pathname !== paths.resetPassword && Boolean(params['access_token']);
      // The tokens have been read. Remove them, so that Back doesn't return to a URL that contains them.
      if (found) window.history.replaceState(window.history.state, '', url.pathname + url.search);
      return found;
    },
  });
}
