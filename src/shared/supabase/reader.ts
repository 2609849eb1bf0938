import { PostgrestClient } from '@supabase/postgrest-js';
import { env } from '@/shared/config/current-env';
import { createSessionStorage, sessionKey } from '@/shared/session/session-storage';
import { getSupabase, type Supabase } from './client';

type Reader = Pick<Supabase, 'from' | 'rpc'>;

declare global {
  /** What a page asked the backend before its code was there, by address. */
  var earlyAnswers: Record<string, Promise<Response>> | undefined;
}

let visitors: Reader | undefined;

/**
 * For what visitors may ask and send as well. While nobody is signed in in this browser it is the REST client alone: a visitor does not
 * wait for sessions, live updates and files. Else the client of the tab.
 */
export function getReader(): Promise<Reader> {
  if (!isVisitor()) {
    // Asked for a visitor.
    globalThis.earlyAnswers = undefined;
    return getSupabase();
  }
  visitors ??= new PostgrestClient(`${env.supabaseUrl}/rest/v1`, {
    headers: { apikey: env.supabaseAnonKey, Authorization: `Bearer ${env.supabaseAnonKey}` },
    fetch: (address, options) => takeEarlyAnswer(address) ?? fetch(address, options),
  }) as unknown as Reader;
  return Promise.resolve(visitors);
}

/** The answer to what the page asked before this code was there (`src/app/build/inline.ts`), once. */
function takeEarlyAnswer(address: RequestInfo | URL): Promise<Response> | undefined {
  const early = globalThis.earlyAnswers;
  const asked = typeof address === 'string' ? address : '';
  const answer = early?.[asked];
  if (answer) delete early[asked];
  return answer;
}

/** Whether nobody is signed in, and no session is arriving in the address. So it is where pages are written at build time. */
function isVisitor(): boolean {
  if (typeof window === 'undefined') return true;
  return (
    !/[#&]access_token=/.test(window.location.hash) &&
    createSessionStorage(window.location.hostname).getItem(sessionKey) === null
  );
}
