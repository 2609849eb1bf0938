import type { SupabaseClient } from '@supabase/supabase-js';
import { env } from '@/platform/config/current-env';
import { createSessionStorage, sessionKey } from '@/platform/auth/session-storage';
import { isFresh, parseStoredSession } from '@/platform/auth/stored-session';

export type Auth = SupabaseClient['auth'];

let client: Promise<Auth> | undefined;

/**
 * The tab's only auth client. It's downloaded on the first call: to sign in or out, to read a session from the URL, or
 * when the access token runs out. Until then, requests use the stored token.
 */
export function getAuth(): Promise<Auth> {
  client ??= import('./create-auth').then(({ createAuth }) => createAuth());
  // After a failed download the next call tries again.
  client.catch(() => {
    client = undefined;
  });
  return client;
}

/** An auth client with a session of its own, which isn't stored, to sign in without changing the tab's session. */
export async function getSeparateAuth(): Promise<Auth> {
  return (await import('./create-auth')).createSeparateAuth();
}

/**
 * The token for requests: the session's, renewed if need be, or the anonymous key without a session, as while
 * prerendering. Rejects as `fetch` does if the token has run out and there is no network.
 */
export async function getAccessToken(): Promise<string> {
  if (typeof window === 'undefined') return env.supabaseAnonKey;
  if (!client) {
    const stored = parseStoredSession(createSessionStorage(window.location.hostname).getItem(sessionKey));
    if (!stored) return env.supabaseAnonKey;
    if (isFresh(stored)) return stored.token;
  }
  const { data, error } = await (await getAuth()).getSession();
  // The session is only waiting to be renewed. As a visitor, the member would see their lists empty.
  if (error?.name === 'AuthRetryableFetchError') throw new TypeError('Failed to fetch');
  return data.session?.access_token ?? env.supabaseAnonKey;
}
