import type { SupabaseClient } from '@supabase/supabase-js';

/** Makes the app’s queries use this client outside a browser, where a mock of their module reads it. */
export function setClient(client: SupabaseClient): void {
  (globalThis as { appClient?: SupabaseClient }).appClient = client;
}

/** The client of the app's queries. */
export function database(): SupabaseClient {
  const { appClient } = globalThis as { appClient?: SupabaseClient };
  if (!appClient) throw new Error('No client yet');
  return appClient;
}
