import type { Supabase } from './session-client';

let client: Promise<Supabase> | undefined;

/** The tab's only client with a session. It's downloaded on the first call, so pages that don't need it skip it. */
export function getSupabase(): Promise<Supabase> {
  client ??= import('./session-client').then(({ createSessionClient }) => createSessionClient());
  // After a failed download the next call tries again.
  client.catch(() => {
    client = undefined;
  });
  return client;
}

/** An auth client with a session of its own, which isn't stored, to sign in without changing the tab's session. */
export async function getSeparateAuth(): Promise<Supabase['auth']> {
  return (await import('./session-client')).createSeparateAuth();
}
