import type { SupabaseClient } from '@supabase/supabase-js';

/** Stands in for the app's own client where its queries run outside a browser. */
let client: SupabaseClient | null = null;

/** From now on the app's queries ask through this client. */
export function askThrough(asking: SupabaseClient): void {
  client = asking;
}

/** As the app's modules call it, which find it by an alias. @public */
export function getSupabase(): Promise<SupabaseClient> {
  return client ? Promise.resolve(client) : Promise.reject(new Error('No client yet'));
}

/** As the modules call it whose questions visitors may ask as well. @public */
export function getReader(): Promise<SupabaseClient> {
  return getSupabase();
}
