import { PostgrestClient } from '@supabase/postgrest-js';
import { env } from '@/platform/config/current-env';
import { authStore } from '@/platform/auth/auth-store';
import { createSessionStorage, sessionKey } from '@/platform/auth/session-storage';
import { database, type Supabase } from './client';
import { takePreloaded, visitorKey } from './preloaded';
import { ownAnswer, send } from '@/platform/auth/well-formed';

type ReadClient = Pick<Supabase, 'from' | 'rpc'>;

let anonClient: ReadClient | undefined;

/**
 * Lightweight client for requests that visitors may make too. For visitors it is the REST client alone, without auth,
 * Realtime, and storage code; for members it is the full client.
 */
export function readDatabase(): ReadClient {
  if (!isVisitor()) return database();
  anonClient ??= new PostgrestClient(`${env.supabaseUrl}/rest/v1`, {
    headers: { apikey: env.supabaseAnonKey, Authorization: `Bearer ${env.supabaseAnonKey}` },
    fetch: (url, options) => takePreloaded(visitorKey(url))?.then(ownAnswer) ?? send(url, options),
    // The query client retries; postgrest-js would multiply its attempts.
    retry: false,
  }) as unknown as ReadClient;
  return anonClient;
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
