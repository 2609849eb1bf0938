import type { RealtimeClient } from '@supabase/realtime-js';
import { env } from '@/shared/config/current-env';
import { getSupabase } from './client';

let client: Promise<RealtimeClient> | undefined;

/** The tab's only Realtime client, with the session's current token. Downloaded on the first call. */
export function getRealtime(): Promise<RealtimeClient> {
  client ??= connect();
  // After a failed download the next call tries again.
  client.catch(() => {
    client = undefined;
  });
  return client;
}

async function connect(): Promise<RealtimeClient> {
  const [{ auth }, realtime] = await Promise.all([getSupabase(), import('@supabase/realtime-js')]);
  const connected = new realtime.RealtimeClient(`${env.supabaseUrl.replace(/^http/, 'ws')}/realtime/v1`, {
    params: { apikey: env.supabaseAnonKey },
    accessToken: async () => (await auth.getSession()).data.session?.access_token ?? env.supabaseAnonKey,
  });
  auth.onAuthStateChange((event) => {
    // Not awaited: reading the session waits for this callback.
    if (event !== 'INITIAL_SESSION') connected.setAuth().catch(() => undefined);
  });
  return connected;
}
