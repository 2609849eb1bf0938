import { createHmac } from 'node:crypto';
import { decodeProtectedHeader, errors, jwtVerify } from 'jose';
import { z } from 'zod';
import type { Claims } from './database.ts';

/** The secret of every local `supabase start`. It’s in Supabase’s documentation and only works on this machine. */
const demoSecret = 'super-secret-jwt-token-with-at-least-32-characters-long';
/** Signs tokens and API keys. `JWT_SECRET` replaces it, for servers at AUTH_URL and STORAGE_URL with another secret. */
export const jwtSecret = process.env['JWT_SECRET'] || demoSecret;
/** The same secret as a JSON Web Key, for functions that sign tokens. */
export const jwtSigningKey = JSON.stringify({
  kty: 'oct',
  alg: 'HS256',
  k: Buffer.from(jwtSecret).toString('base64url'),
});
export const anonKey = keyFor('anon');
export const serviceRoleKey = keyFor('service_role');
/** The newer, opaque form of the same keys, fixed by the CLI. */
export const publishableKey = 'sb_publishable_ACJWlzQHlZjBrEguHvfOxg_3BJgxAaH';
export const secretKey = 'sb_secret_N7UND0UgjKTVK-Uodkm0Hg_xSvEMPvz';

const roleOfKey = new Map([
  [anonKey, 'anon'],
  [publishableKey, 'anon'],
  [serviceRoleKey, 'service_role'],
  [secretKey, 'service_role'],
]);

/** Returns the API key of a role. With the demo secret it’s the one that `supabase start` prints. */
function keyFor(role: string): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const claims = { iss: 'supabase-demo', role, exp: 1_983_812_996 };
  const content = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${content}.${createHmac('sha256', jwtSecret).update(content).digest('base64url')}`;
}

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
