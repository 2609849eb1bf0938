import { PostgrestClient } from '@supabase/postgrest-js';
import { env } from '@/shared/config/current-env';
import { createSessionStorage, sessionKey } from '@/shared/session/session-storage';
import { getSupabase, type Supabase } from './client';

type Reader = Pick<Supabase, 'from' | 'rpc'>;

let visitors: Reader | undefined;

/**
 * For what visitors may ask and send as well. While nobody is signed in in this browser it is the REST client alone: a visitor does not
 * wait for sessions, live updates and files. Else the client of the tab.
 */
export function getReader(): Promise<Reader> {
  if (!isVisitor()) return getSupabase();
  visitors ??= new PostgrestClient(`${env.supabaseUrl}/rest/v1`, {
    headers: { apikey: env.supabaseAnonKey, Authorization: `Bearer ${env.supabaseAnonKey}` },
  }) as unknown as Reader;
  return Promise.resolve(visitors);
}

/** Whether nobody is signed in, and no session is arriving in the address. So it is where pages are written at build time. */
function isVisitor(): boolean {
  if (typeof window === 'undefined') return true;
  return !/[#&]access_token=/.test(window.location.hash) && createSessionStorage(window.location.hostname).getItem(sessionKey) === null;
}
