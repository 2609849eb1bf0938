import { createHash, timingSafeEqual } from 'node:crypto';
import { createClient, type SupabaseClient, type User } from 'npm:@supabase/supabase-js@2.109.0';
import { Refusal } from './http.ts';

export type { SupabaseClient };

/** A client with the service role, which bypasses policies. */
export function serviceClient(): SupabaseClient {
  return client('SUPABASE_SERVICE_ROLE_KEY');
}

/** An anonymous client. */
export function visitorClient(): SupabaseClient {
  return client('SUPABASE_ANON_KEY');
}

function client(keyName: string): SupabaseClient {
  return createClient(variable('SUPABASE_URL'), variable(keyName), {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
}

/** An environment variable. Throws if it isn't set. */
export function variable(name: string): string {
  const value = Deno.env.get(name);
  if (!value) throw new Error(`${name} is not set`);
  return value;
}

/** Rejects requests without the service role key with 401. */
export function requireService(request: Request): void {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  // Constant time, so that timing doesn't reveal the key.
  if (!timingSafeEqual(digest(bearerOf(request)), digest(variable('SUPABASE_SERVICE_ROLE_KEY')))) {
    throw new Refusal(401, 'Only for the service role.');
  }
}

function bearerOf(request: Request): string {
  return /^bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
}

/** The member signed in with the request's token. Rejects a missing or expired token with 401 and `refusal`. */
export async function requireMember(request: Request, refusal = 'You are not signed in.'): Promise<User> {
  const token = bearerOf(request);
  if (!token) throw new Refusal(401, refusal);
  const { data, error } = await visitorClient().auth.getUser(token);
  if (data.user) return data.user;
  // The auth server rejects tokens with 4xx; supabase-js reports an ended session without a status.
  const isRefused = error?.name === 'AuthSessionMissingError' || (error?.status ?? 500) < 500;
  if (isRefused) throw new Refusal(401, refusal);
  throw error ?? new Error('No user and no error');
}

/** Calls a database function. An error raised for the member (P0001) becomes a 409 with its message. */
export async function callDatabase<T>(
  service: SupabaseClient,
  name: string,
  args: Record<string, unknown>,
): Promise<T> {
  const { data, error } = await service.rpc(name, args);
  if (error?.code === 'P0001') throw new Refusal(409, error.message);
  if (error) throw new Error(`${name}: ${error.code} ${error.message}`);
  return data as T;
}
