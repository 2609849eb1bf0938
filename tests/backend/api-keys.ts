import { createClient } from '@supabase/supabase-js';
import { SignJWT } from 'jose';
import ws from 'ws';
import { createApi } from '../../public/api/client.ts';
import type { Backend } from '../../supabase/local/server/backend.ts';
import { jwtSecret } from '../../supabase/local/server/keys.ts';

export const allScopes = ['listings:read', 'own:read', 'own:write', 'messages', 'deals'];

export const apiUrl = ({ url }: Pick<Backend, 'url'>) => `${url}/functions/v1/api`;

/** Creates a key for a member, as the database does for them. */
export async function keyOf({ database }: Pick<Backend, 'database'>, id: string, scopes = allScopes): Promise<string> {
  const [made] = await database.query<{ key: string }>(
    `select private.add_api_key($1, 'Test', $2, now() + interval '1 day') ->> 'key' as key`,
    [id, scopes],
  );
  return made?.key ?? '';
}

/** A client of the API with a new key of a member. */
export async function apiOf(backend: Backend, id: string, scopes = allScopes) {
  return createApi({ baseUrl: apiUrl(backend), key: await keyOf(backend, id, scopes) });
}

/** Lets keys be used without the limit of uses a minute, until the next call. */
export async function resetLimits({ database }: Pick<Backend, 'database'>): Promise<void> {
  await database.query('update private.api_key_secrets set used = 0');
}

/** The client that the app has in a session of a member, without a password. */
export async function sessionOf(backend: Backend, id: string) {
  const [session] = await backend.database.query<{ id: string }>(
    `insert into auth.sessions (id, user_id, created_at, updated_at)
     values (gen_random_uuid(), $1, now(), now()) returning id`,
    [id],
  );
  const token = await new SignJWT({ role: 'authenticated', aud: 'authenticated', aal: 'aal1', session_id: session?.id })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(id)
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(jwtSecret));
  return createClient(backend.url, backend.anonKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { headers: { Authorization: `Bearer ${token}` } },
    // ws has the constructor that realtime-js needs; Node 20 has no WebSocket of its own.
    realtime: { transport: ws as unknown as typeof WebSocket },
  });
}
