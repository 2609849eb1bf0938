import type { Claims } from '../database.ts';

/** Resolves to the claims of a valid access token or API key, and to null for anything else. */
export type VerifyToken = (token: string) => Promise<Claims | null>;

/** A token’s claims, or the error a hosted project returns. */
export type Verdict = { claims: Claims } | { code: string; problem: string };

/** Verifies an access token or API key. */
export async function judgeToken(token: string, verify: VerifyToken): Promise<Verdict> {
  const claims = await verify(token);
  const problem = claims ? expiryProblem(claims) : expiryProblem(readClaims(token));
  if (problem) return { code: 'InvalidJWTToken', problem };
  if (!claims) return { code: 'MalformedJWT', problem: 'The token provided is not a valid JWT' };
  return { claims };
}

/** Returns why the claims have expired; null while they’re valid or never expire. */
export function expiryProblem(claims: object | null): string | null {
  const expiry: unknown = claims && Reflect.get(claims, 'exp');
  if (typeof expiry !== 'number') return null;
  const secondsAgo = Math.floor(Date.now() / 1000) - expiry;
  return secondsAgo >= 0 ? `Token has expired ${secondsAgo} seconds ago` : null;
}

/** Returns unverified claims, only to tell an expired token from a foreign one. */
function readClaims(token: string): object | null {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
    return typeof claims === 'object' ? claims : null;
  } catch {
    return null;
  }
}
