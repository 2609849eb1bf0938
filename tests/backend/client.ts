import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import ws from 'ws';
import type { Backend } from '../../supabase/local/server/backend.ts';

/** A supabase-js client like a browser’s, but without a stored session. */
export function clientFor(backend: Pick<Backend, 'url' | 'anonKey'>, key = backend.anonKey): SupabaseClient {
  return createClient(backend.url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    // ws has the constructor that realtime-js needs; Node 20 has no WebSocket of its own.
    realtime: { transport: ws as unknown as typeof WebSocket },
  });
}

let count = 0;

/** Signs up and signs in a new member, whose email is confirmed unless `confirmed` is false. */
export async function newMember(
  backend: Backend,
  { confirmed = true }: { confirmed?: boolean } = {},
): Promise<{ client: SupabaseClient; id: string; email: string }> {
  count += 1;
  const email = `member-${count}@example.test`;
  const client = clientFor(backend);
  const { data, error } = await client.auth.signUp({ email, password: 'secret12', options: { data: { name: 'Ann' } } });
  if (error) throw error;
  if (!data.user) throw new Error('No user in the sign-up response');
  if (confirmed) {
    await backend.database.query('update auth.users set email_confirmed_at = now() where id = $1', [data.user.id]);
  }
  const signedIn = await client.auth.signInWithPassword({ email, password: 'secret12' });
  if (signedIn.error) throw signedIn.error;
  return { client, id: data.user.id, email };
}
