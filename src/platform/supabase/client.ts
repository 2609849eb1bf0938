import { PostgrestClient } from '@supabase/postgrest-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import { env } from '@/platform/config/current-env';
import { getAccessToken } from '@/platform/auth/auth-client';
import type { Database } from '@/domain/database.types';
import { memberKey, takePreloaded } from './preloaded';
import { ownAnswer, send } from '@/platform/auth/well-formed';

/**
 * The part of supabase-js's client that every signed-in screen needs: the database. The others are in
 * `auth-client.ts`, `realtime.ts`, `storage.ts`, and `functions.ts`, each downloaded on first use.
 */
export interface Supabase extends Pick<SupabaseClient<Database>, 'from' | 'rpc'> {
  /** Sends the API key and the session's token, or the anonymous key without a session. */
  fetch: typeof fetch;
}

let client: Supabase | undefined;

/** The tab's only client with a session. */
export function database(): Supabase {
  client ??= createClient();
  return client;
}

/** Connects to the database the way supabase-js's `createClient` does, without its other parts. */
function createClient(): Supabase {
  const rest = new PostgrestClient<Database>(`${env.supabaseUrl}/rest/v1`, {
    fetch: fetchWithSession,
    // The query client retries; postgrest-js would multiply its attempts.
    retry: false,
  });
  return { from: rest.from.bind(rest), rpc: rest.rpc.bind(rest), fetch: fetchWithSession };
}

const fetchWithSession: typeof fetch = async (input, init) => {
  const headers = new Headers(init?.headers);
  if (!headers.has('apikey')) headers.set('apikey', env.supabaseAnonKey);
  if (!headers.has('Authorization')) {
    const token = await getAccessToken();
    const preloaded = takePreloaded(memberKey(token, input, init?.body));
    if (preloaded) return ownAnswer(await preloaded);
    headers.set('Authorization', `Bearer ${token}`);
  }
  return send(input, { ...init, headers });
};
