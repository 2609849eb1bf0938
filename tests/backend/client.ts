import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { decodeJwt } from 'jose';
import ws from 'ws';
import type { Backend } from '../../supabase/local/backend.ts';

/** A supabase-js client like a browser’s, but without a stored session. */
export function clientFor(backend: Pick<Backend, 'url' | 'anonKey'>, key = backend.anonKey): SupabaseClient {
  return createClient(backend.url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    // ws has the constructor that realtime-js needs; Node 20 has no WebSocket of its own.
    realtime: { transport: ws as unknown as typeof WebSocket },
  });
}

/** Verifies a member's email as if a link had been opened in the browser that signed up. */
export async function verifyEmail(database: Backend['database'], id: string): Promise<void> {
  await database.query(
    'insert into private.verified_emails (user_id, email) select id, email from auth.users where id = $1',
    [id],
  );
}

/** Whether the database has our schema, and not that of a fixture. */
async function hasOurSchema(database: Backend['database']): Promise<boolean> {
  const found = await database.query(`select 1 where to_regclass('private.verified_emails') is not null`);
  return found.length > 0;
}

/** The access token of a client's session; empty without one. */
export async function tokenOf(client: SupabaseClient): Promise<string> {
  return (await client.auth.getSession()).data.session?.access_token ?? '';
}

/** The ID of a client's session, from its access token. */
export async function sessionIdOf(client: SupabaseClient): Promise<string> {
  return decodeJwt<{ session_id: string }>(await tokenOf(client)).session_id;
}

let count = 0;

/** Runs SQL as the owner of the database. */
type Query = (text: string, params: unknown[]) => Promise<unknown>;

/** Lets members review each other: they attended an event, which the first of them organized. */
export async function meetAtEvent(query: Query, ids: readonly string[]): Promise<void> {
  await query(
    `with event as (
       insert into public.events (user_id, title, description, starts_at, ends_at, time_zone, format, status)
       values ($1, 'Spring meetup', 'x', now() - interval '3 days', now() - interval '2 days', 'America/New_York',
         'online', 'published')
       returning id
     )
     insert into public.event_registrations (event_id, user_id, status)
     select event.id, attendee, 'registered' from event, unnest($2::uuid[]) as attendee`,
    [ids[0], ids.slice(1)],
  );
}

/** Gives a member trust level 2, as if they had been active for a while and answered by others. */
export async function earnTrust(query: Query, id: string): Promise<void> {
  await query('insert into member_activity (user_id, days_active, reads) values ($1, 30, 100)', [id]);
  await query(
    'insert into member_responses (member_id, responder_id) select $1, gen_random_uuid() from generate_series(1, 3)',
    [id],
  );
}

/**
 * Signs up a new member, whose email is verified unless `confirmed` is false. If so, the account is old and trusted
 * enough that the limits of new ones don't apply.
 */
export async function newMember(
  backend: Backend,
  { confirmed = true }: { confirmed?: boolean } = {},
): Promise<{ client: SupabaseClient; id: string; email: string }> {
  count += 1;
  const email = `member-${process.pid}-${count}@example.test`;
  const client = clientFor(backend);
  const { data, error } = await client.auth.signUp({ email, password: 'secret12', options: { data: { name: 'Ann' } } });
  if (error) throw error;
  if (!data.user) throw new Error('No user in the sign-up response');
  if (confirmed) {
    await backend.database.query(`update auth.users set created_at = now() - interval '30 days' where id = $1`, [
      data.user.id,
    ]);
    if (await hasOurSchema(backend.database)) {
      await verifyEmail(backend.database, data.user.id);
      await earnTrust((text, params) => backend.database.query(text, params), data.user.id);
    }
  }
  return { client, id: data.user.id, email };
}
