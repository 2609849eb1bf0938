import type { SupabaseClient } from '@supabase/supabase-js';

/** Replaces the app’s Supabase client when its queries run outside a browser. */
let client: SupabaseClient | null = null;

/** Makes the app’s queries use this client. */
export function setClient(newClient: SupabaseClient): void {
  client = newClient;
}

/** Imported by the app’s modules through an alias. */
export function database(): SupabaseClient {
  if (!client) throw new Error('No client yet');
  return client;
}

/** Imported by modules that visitors use, too. @public */
export function readDatabase(): SupabaseClient {
  return database();
}
