import type { SupabaseClient } from '@supabase/supabase-js';
import { env } from '@/shared/config/current-env';
import { paths } from '@/shared/config/paths';
import { createSessionStorage, sessionKey } from '@/shared/session/session-storage';
import type { Database } from './database.types';

export type Supabase = SupabaseClient<Database>;

/** Where pages are written at build time there is none, and nobody to remember. */
const hasBrowser = typeof window !== 'undefined';

let client: Promise<Supabase> | undefined;

/**
 * The one client of this tab. supabase-js is loaded at the first call: a page that asks the backend for
 * nothing does not pay for it.
 */
export function getSupabase(): Promise<Supabase> {
  client ??= import('@supabase/supabase-js').then(({ createClient }) =>
    createClient<Database>(env.supabaseUrl, env.supabaseAnonKey, {
      auth: {
        flowType: 'implicit',
        storageKey: sessionKey,
        ...(hasBrowser && { storage: createSessionStorage(window.location.hostname) }),
        persistSession: hasBrowser,
        autoRefreshToken: hasBrowser,
        // The reset screen reads its link by itself, to tell an expired one from a malformed one.
        detectSessionInUrl: (url, params) => {
          const found = url.pathname !== paths.resetPassword && Boolean(params.access_token);
          // By now the tokens are read. Left to the client, Back would lead to an address that holds them.
          if (found) window.history.replaceState(window.history.state, '', url.pathname + url.search);
          return found;
        },
      },
    }),
  );
  // A failed download can be tried again by the next caller.
  client.catch(() => {
    client = undefined;
  });
  return client;
}
