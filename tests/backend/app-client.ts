import type { SupabaseClient } from '@supabase/supabase-js';

/** Replaces the app’s Supabase client when its queries run outside a browser. */
let client: SupabaseClient | null = null;

/** Makes the app’s queries use this client. */
export function setClient(newClient: SupabaseClient): void {
  client = newClient;
}

/** Imported by the app’s modules through an alias. @public */
export function getSupabase(): Promise<SupabaseClient> {
  return client ? Promise.resolve(client) : Promise.reject(new Error('No client yet'));
}

/** Imported by modules that visitors use, too. @public */
export function getReadClient(): Promise<SupabaseClient> {
  return getSupabase();
}
