import { AuthClient } from '@supabase/auth-js';
import { PostgrestClient } from '@supabase/postgrest-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import { env } from '@/shared/config/current-env';
import { paths } from '@/shared/config/paths';
import { createSessionStorage, sessionKey } from '@/shared/session/session-storage';
import type { Database } from './database.types';
import { wellFormed } from './well-formed';

/**
 * The part of supabase-js's client that every signed-in screen needs: the database and auth. The others are in
 * `realtime.ts`, `storage.ts`, and `functions.ts`, each downloaded on first use.
 */
export interface Supabase extends Pick<SupabaseClient<Database>, 'auth' | 'from' | 'rpc'> {
  /** Sends the API key and the session's token, or the anonymous key without a session. */
  fetch: typeof fetch;
}

/** False while prerendering, where there is no session to store. */
const hasBrowser = typeof window !== 'undefined';

const apiKey = env.supabaseAnonKey;

/** Every request with text a member typed goes through here. */
const send: typeof fetch = (input, init) => fetch(input, wellFormed(init));

const authOptions = {
  url: `${env.supabaseUrl}/auth/v1`,
  headers: { apikey: apiKey, Authorization: `Bearer ${apiKey}` },
  fetch: send,
  flowType: 'implicit',
} as const;

/** An auth client whose session stays in memory. */
export function createSeparateAuth(): Supabase['auth'] {
  return new AuthClient({
    ...authOptions,
    storageKey: `${sessionKey}-separate`,
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
  });
}

/** Connects auth and the database the way supabase-js's `createClient` does, without its other parts. */
export function createSessionClient(): Supabase {
  const auth = new AuthClient({
    ...authOptions,
    storageKey: sessionKey,
    ...(hasBrowser && { storage: createSessionStorage(window.location.hostname) }),
    persistSession: hasBrowser,
    autoRefreshToken: hasBrowser,
    // The reset screen reads its link itself, to tell an expired one from a malformed one.
    detectSessionInUrl: (url, params) => {
      const found = url.pathname !== paths.resetPassword && Boolean(params['access_token']);
      // The tokens have been read. Remove them, so that Back doesn't return to a URL that contains them.
      if (found) window.history.replaceState(window.history.state, '', url.pathname + url.search);
      return found;
    },
  });
  const fetchWithSession: typeof fetch = async (input, init) => {
    const { data } = await auth.getSession();
    const headers = new Headers(init?.headers);
    if (!headers.has('apikey')) headers.set('apikey', apiKey);
    if (!headers.has('Authorization')) headers.set('Authorization', `Bearer ${data.session?.access_token ?? apiKey}`);
    return send(input, { ...init, headers });
  };
  const database = new PostgrestClient<Database>(`${env.supabaseUrl}/rest/v1`, {
    fetch: fetchWithSession,
    // The query client retries; postgrest-js would multiply its attempts.
    retry: false,
  });
  return {
    auth,
    from: database.from.bind(database),
    rpc: database.rpc.bind(database),
    fetch: fetchWithSession,
  };
}
