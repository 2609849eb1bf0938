import { decodeProtectedHeader, errors, jwtVerify } from 'jose';
import { z } from 'zod';
import type { Claims } from './database.ts';

/**
 * The keys of every local `supabase start`. They’re in Supabase’s documentation and only work on this machine, so they
 * aren’t secrets.
 */
export const jwtSecret = 'super-secret-jwt-token-with-at-least-32-characters-long';
export const anonKey =
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.' +
  'eyJpc3MiOiJzdXBhYmFzZS1kZW1vIiwicm9sZSI6ImFub24iLCJleHAiOjE5ODM4MTI5OTZ9.' +
  'CRXP1A7WOeoJeXxjNni43kdQwgnWNReilDMblYTn_I0';
export const serviceRoleKey =
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.' +
  'eyJpc3MiOiJzdXBhYmFzZS1kZW1vIiwicm9sZSI6InNlcnZpY2Vfcm9sZSIsImV4cCI6MTk4MzgxMjk5Nn0.' +
  'EGIM96RAZx35lJzdJsyH-qQwv8Hdp7fsn3W0YpN81IU';
/** The newer, opaque form of the same keys, also fixed by the CLI. */
export const publishableKey = 'sb_publishable_ACJWlzQHlZjBrEguHvfOxg_3BJgxAaH';
export const secretKey = 'sb_secret_N7UND0UgjKTVK-Uodkm0Hg_xSvEMPvz';

const roleOfKey = new Map([
  [anonKey, 'anon'],
  [publishableKey, 'anon'],
  [serviceRoleKey, 'service_role'],
  [secretKey, 'service_role'],
]);

/** Returns an API key’s claims in the library’s shape; null for an unknown key. */
export function resolveApiKey(key: string): { type: 'publishable' | 'secret'; claims: Claims } | null {
  const role = roleOfKey.get(key);
  if (role === undefined) return null;
  return { type: role === 'anon' ? 'publishable' : 'secret', claims: { role } };
}

const signingKey = new TextEncoder().encode(jwtSecret);
const claimsSchema = z.looseObject({ role: z.string(), sub: z.string().optional() });

/** Returns the claims of an access token or API key. Rejects if it’s malformed, expired, or has a wrong signature. */
export async function verifyToken(token: string): Promise<Claims> {
  const key = resolveApiKey(token);
  if (key) return key.claims;
  const { payload } = await jwtVerify(token, signingKey, { algorithms: ['HS256'] });
  return claimsSchema.parse(payload);
}

/** Returns why a bearer token is rejected, in PostgREST’s codes and words; null if it’s valid. */
export async function tokenProblem(
  token: string,
): Promise<{ code: string; message: string; details: string | null } | null> {
  if (resolveApiKey(token)) return null;
  const refused = (message: string, details: string | null = null) => ({ code: 'PGRST301', message, details });
  if (token === '') return refused('Empty JWT is sent in Authorization header');
  const parts = token.split('.').length;
  if (parts !== 3) return refused(`Expected 3 parts in JWT; got ${parts}`);
  try {
    await jwtVerify(token, signingKey, { algorithms: ['HS256'] });
    return null;
  } catch (error) {
    if (error instanceof errors.JWTExpired) return { code: 'PGRST303', message: 'JWT expired', details: null };
    if (error instanceof errors.JWTClaimValidationFailed && error.claim === 'nbf') {
      return { code: 'PGRST303', message: 'JWT not yet valid', details: null };
    }
    if (error instanceof errors.JOSEAlgNotAllowed && decodeProtectedHeader(token).alg === 'none') {
      return refused('Wrong or unsupported encoding algorithm', "JWT is unsecured but expected 'alg' was not 'none'");
    }
    if (error instanceof errors.JOSEAlgNotAllowed || error instanceof errors.JWSSignatureVerificationFailed) {
      return refused('No suitable key or wrong key type', 'None of the keys was able to decode the JWT');
    }
    return refused("JWT couldn't be decoded");
  }
}

/** Returns the claims of the request’s bearer token, else of its API key, else anon. Rejects as `verifyToken` does. */
export async function claimsOfRequest(request: Request): Promise<Claims> {
  const bearer = /^Bearer\s+(.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  const token = bearer ?? request.headers.get('apikey');
  return token ? verifyToken(token) : { role: 'anon' };
}
