import { PostgrestClient } from '@supabase/postgrest-js';
import { env } from '@/shared/config/current-env';
import { authStore } from '@/shared/session/auth-store';
import { createSessionStorage, sessionKey } from '@/shared/session/session-storage';
import { getSupabase, type Supabase } from './client';
import { send } from './well-formed';

type ReadClient = Pick<Supabase, 'from' | 'rpc'>;

declare global {
  /** Responses to requests that the HTML made before this code was there, by URL. */
  var preloadedResponses: Record<string, Promise<Response>> | undefined;
}

let anonClient: ReadClient | undefined;

/**
 * Lightweight client for requests that visitors may make too. For visitors it is the REST client alone, without auth,
 * Realtime, and storage code; for members it is the full client.
 */
export function getReadClient(): Promise<ReadClient> {
  if (!isVisitor()) {
    // Those requests were made without a session.
    globalThis.preloadedResponses = undefined;
    return getSupabase();
  }
  anonClient ??= new PostgrestClient(`${env.supabaseUrl}/rest/v1`, {
    headers: { apikey: env.supabaseAnonKey, Authorization: `Bearer ${env.supabaseAnonKey}` },
    fetch: (url, options) => takePreloaded(url) ?? send(url, options),
    // The query client retries; postgrest-js would multiply its attempts.
    retry: false,
  }) as unknown as ReadClient;
  return Promise.resolve(anonClient);
}

/** Takes the response to a request that `requestRow` (src/app/prerender) already made, at most once. */
function takePreloaded(input: RequestInfo | URL): Promise<Response> | undefined {
  const preloaded = globalThis.preloadedResponses;
  const url = typeof input === 'string' ? input : '';
  const response = preloaded?.[url];
  if (response) delete preloaded[url];
  return response;
}

/** Whether no usable session is stored or arriving in the URL. Always true while prerendering. */
function isVisitor(): boolean {
  if (typeof window === 'undefined') return true;
  // The backend would refuse the session.
  if (authStore.getSnapshot().status === 'restricted') return true;
  return (
    !/[#&]access_token=/.test(window.location.hash) &&
    createSessionStorage(window.location.hostname).getItem(sessionKey) === null
  );
}
