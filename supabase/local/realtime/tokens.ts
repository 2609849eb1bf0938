import type { Claims } from '../database.ts';

/** Resolves to the claims of an access token or an API key that is valid now, and to null for anything else. */
export type VerifyToken = (token: string) => Promise<Claims | null>;

/** What a token turned out to be: the claims, or the sentence a hosted project answers with. */
export type Verdict = { claims: Claims } | { code: string; problem: string };

/** Judges what a client shows: a member's access token, or an API key. */
export async function judgeToken(token: string, verify: VerifyToken): Promise<Verdict> {
  const claims = await verify(token);
  const problem = claims ? expiryProblem(claims) : expiryProblem(readClaims(token));
  if (problem) return { code: 'InvalidJWTToken', problem };
  if (!claims) return { code: 'MalformedJWT', problem: 'The token provided is not a valid JWT' };
  return { claims };
}

/** How the claims say that they have expired, or null while they are good (or never expire). */
export function expiryProblem(claims: object | null): string | null {
  const expiry: unknown = claims && Reflect.get(claims, 'exp');
  if (typeof expiry !== 'number') return null;
  const secondsAgo = Math.floor(Date.now() / 1000) - expiry;
  return secondsAgo >= 0 ? `Token has expired ${secondsAgo} seconds ago` : null;
}

/** The claims as written, not verified: only for telling an expired token from a foreign one. */
function readClaims(token: string): object | null {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
    return typeof claims === 'object' ? claims : null;
  } catch {
    return null;
  }
}
