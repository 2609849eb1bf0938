import { createClient } from '@supabase/supabase-js';
import { SignJWT } from 'jose';
import ws from 'ws';
import type { Backend } from '../../supabase/local/backend.ts';
import { jwtSecret } from '../../supabase/local/server/keys.ts';
import { createApi } from './api-client.ts';

export const allScopes = ['listings:read', 'own:read', 'own:write', 'messages', 'deals', 'webhooks'];

export const apiUrl = ({ url }: Pick<Backend, 'url'>) => `${url}/functions/v1/api`;

/** Creates a key for a member, as the database does for them. */
export async function keyOf({ database }: Pick<Backend, 'database'>, id: string, scopes = allScopes): Promise<string> {
  const [made] = await database.query<{ key: string }>(
    `select private.add_api_key($1, 'Test', $2, now() + interval '1 day') ->> 'key' as key`,
    [id, scopes],
  );
  return made?.key ?? '';
}

/** Connects a program to a member, as OAuth does. Resolves to its client ID and its refresh token. */
export async function connectedProgram({ database }: Pick<Backend, 'database'>, id: string) {
  const [made] = await database.query<{ key_id: string; client_id: string }>(
    `with client as (
       insert into private.oauth_clients (name, redirect_uris) values ('Test', '{http://localhost/}') returning id
     )
     insert into api_keys (user_id, name, scopes, client_id, client_host, expires_at)
     select $1, 'Test', $2, id, 'localhost', now() + interval '1 day' from client returning id as key_id, client_id`,
    [id, allScopes],
  );
  const [issued] = await database.query<{ refresh_token: string }>(
    `select private.issue_oauth_tokens(k) ->> 'refresh_token' as refresh_token from api_keys k where id = $1`,
    [made?.key_id],
  );
  return { client_id: made?.client_id ?? '', refresh_token: issued?.refresh_token ?? '' };
}

/** A client of the API with a new key of a member. */
export async function apiOf(backend: Backend, id: string, scopes = allScopes) {
  return createApi(apiUrl(backend), await keyOf(backend, id, scopes));
}

/** The data or the problem that a tool's result has. */
export function answerOf(result: object): { data?: unknown; problem?: { code: string } } {
  const [{ text } = { text: '{}' }] = (result as { content: { text: string }[] }).content;
  return JSON.parse(text) as { data?: unknown };
}

/** Calls tools of the MCP server with a key. Resolves to the tool's data, or to the problem. */
export function mcpOf({ url }: Pick<Backend, 'url'>, key: string) {
  return async (name: string, args: object): Promise<{ data?: unknown; problem?: { code: string } }> => {
    const response = await fetch(`${url}/functions/v1/mcp`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        accept: 'application/json, text/event-stream',
        'content-type': 'application/json',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } }),
    });
    const answer = (await response.json()) as { result: object };
    return response.ok ? answerOf(answer.result) : { problem: answer as unknown as { code: string } };
  };
}

/** Lets keys be used without the limit of uses a minute, until the next call. */
export async function resetLimits({ database }: Pick<Backend, 'database'>): Promise<void> {
  await database.query(`delete from private.rate_limits where action in ('api_read', 'api_write')`);
}

/** The client that the app has in a session of a member, without a password. */
export async function sessionOf(backend: Backend, id: string) {
  const [session] = await backend.database.query<{ id: string }>(
    `insert into auth.sessions (id, user_id, created_at, updated_at)
     values (gen_random_uuid(), $1, now(), now()) returning id`,
    [id],
  );
  return clientWith(backend, await signToken(id, { session_id: session?.id }));
}

/** A token of a member with these claims, which name its session or the key it was made from. */
export function signToken(id: string, claims: Record<string, unknown>): Promise<string> {
  return new SignJWT({ role: 'authenticated', aud: 'authenticated', aal: 'aal1', ...claims })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(id)
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(jwtSecret));
}

/** A client with a token. */
export function clientWith(backend: Pick<Backend, 'url' | 'anonKey'>, token: string) {
  return createClient(backend.url, backend.anonKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { headers: { Authorization: `Bearer ${token}` } },
    // ws has the constructor that realtime-js needs; Node 20 has no WebSocket of its own.
    realtime: { transport: ws as unknown as typeof WebSocket },
  });
}
