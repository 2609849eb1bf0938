import { createHash, timingSafeEqual } from 'node:crypto';
import { createClient, type SupabaseClient, type User } from 'npm:@supabase/supabase-js@2.109.0';
import { Refusal } from './http.ts';

export type { SupabaseClient };

let service: SupabaseClient | undefined;

/** A client with the service role, which bypasses policies. */
export function serviceClient(): SupabaseClient {
  return (service ??= client('SUPABASE_SERVICE_ROLE_KEY'));
}

/** An anonymous client. */
export function visitorClient(): SupabaseClient {
  return client('SUPABASE_ANON_KEY');
}

/** A client with the rights of the caller: the member of the request’s token, or a visitor. */
export function callerClient(request: Request): SupabaseClient {
  return memberClient(bearerOf(request));
}

/** A client with the rights of the token's member. */
export function memberClient(token: string): SupabaseClient {
  return client('SUPABASE_ANON_KEY', { Authorization: `Bearer ${token}` });
}

function client(keyName: string, headers: Record<string, string> = {}): SupabaseClient {
  return createClient(variable('SUPABASE_URL'), variable(keyName), {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    // Both are on one network, where compressing costs more than it saves.
    global: { headers: { ...headers, 'Accept-Encoding': 'identity' } },
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

export interface Member extends User {
  /** Refreshing a token doesn't change it. */
  signedInAt: Date;
  /** Whether a recovery code let the session in, instead of an authenticator app. */
  isRecovered: boolean;
}

/**
 * The member signed in with the request's token. Rejects a missing or expired token with 401 and `refusal`. Also
 * rejects what the data API would.
 */
export async function requireMember(request: Request, refusal = 'You are not signed in.'): Promise<Member> {
  const token = bearerOf(request);
  if (!token) throw new Refusal(401, refusal);
  const { data, error } = await visitorClient().auth.getUser(token);
  if (data.user) return { ...data.user, ...(await checkSession(request, refusal)) };
  // The auth server rejects tokens with 4xx; supabase-js reports an ended session without a status.
  const isRefused = error?.name === 'AuthSessionMissingError' || (error?.status ?? 500) < 500;
  if (isRefused) throw new Refusal(401, refusal);
  throw error ?? new Error('No user and no error');
}

/** What's known of the token's session. Rejects what private.session_refusal refuses. */
async function checkSession(request: Request, refusal: string): Promise<Pick<Member, 'signedInAt' | 'isRecovered'>> {
  const { data, error, status } = await callerClient(request).rpc('session_status');
  if (status === 401 || data?.refusal === 'session_ended') throw new Refusal(401, refusal);
  if (error) throw new Error(`session_status: ${error.code} ${error.message}`);
  if (data.refusal !== null) throw new Refusal(403, 'Finish signing in first.');
  // A token made from an API key has no session.
  if (data.signed_in_at === null) throw new Refusal(401, refusal);
  return { signedInAt: new Date(data.signed_in_at), isRecovered: data.is_recovered };
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
