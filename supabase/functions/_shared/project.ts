import { createHash, timingSafeEqual } from 'node:crypto';
import { createClient, type SupabaseClient, type User } from 'npm:@supabase/supabase-js@2.109.0';
import { Refusal } from './http.ts';

export type { SupabaseClient };

/** A client with all rights: no policy holds for it. */
export function serviceClient(): SupabaseClient {
  return client('SUPABASE_SERVICE_ROLE_KEY');
}

/** A client with a visitor's rights, until it signs in. */
export function visitorClient(): SupabaseClient {
  return client('SUPABASE_ANON_KEY');
}

function client(keyName: string): SupabaseClient {
  return createClient(variable('SUPABASE_URL'), variable(keyName), {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
}

/** A variable of the function's environment. Throws where it is not set. */
export function variable(name: string): string {
  const value = Deno.env.get(name);
  if (!value) throw new Error(`${name} is not set`);
  return value;
}

/** Refuses with 401 every request that does not bring the service role key itself. */
export function requireService(request: Request): void {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  // In constant time: how long it takes tells nothing about the key.
  if (!timingSafeEqual(digest(bearerOf(request)), digest(variable('SUPABASE_SERVICE_ROLE_KEY')))) {
    throw new Refusal(401, 'Only for the service role.');
  }
}

function bearerOf(request: Request): string {
  return /^bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
}

/** The member whose token came with the request. Refuses with 401 and `refusal` whoever has none that auth still knows. */
export async function requireMember(request: Request, refusal = 'You are not signed in.'): Promise<User> {
  const token = bearerOf(request);
  if (!token) throw new Refusal(401, refusal);
  const { data, error } = await visitorClient().auth.getUser(token);
  if (data.user) return data.user;
  // Auth refuses a token with 4xx; a session that has ended comes without a status from supabase-js.
  const isRefused = error?.name === 'AuthSessionMissingError' || (error?.status ?? 500) < 500;
  if (isRefused) throw new Refusal(401, refusal);
  throw error ?? new Error('No user and no error');
}

/** What a function of the database answers. What it tells the member (P0001) is refused with 409, in its own words. */
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
