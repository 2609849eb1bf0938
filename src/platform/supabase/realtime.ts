import type { RealtimeClient } from '@supabase/realtime-js';
import { env } from '@/platform/config/current-env';
import { watchStoredSession } from '@/platform/auth/session-storage';
import { getAccessToken } from '@/platform/auth/auth-client';

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
  const realtime = await import('@supabase/realtime-js');
  const connected = new realtime.RealtimeClient(`${env.supabaseUrl.replace(/^http/, 'ws')}/realtime/v1`, {
    params: { apikey: env.supabaseAnonKey },
    accessToken: getAccessToken,
  });
  // Channels take a renewed token. Without a new one, this does nothing.
  watchStoredSession(() => void connected.setAuth().catch(() => undefined));
  return connected;
}
