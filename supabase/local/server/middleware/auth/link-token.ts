import { createHmac, timingSafeEqual } from 'node:crypto';
import { jwtSecret } from '../../keys.ts';

/**
 * The token of a link in an email: the stored hash and a signature. The hash alone, which GoTrue uses, can be computed
 * from an email address and a guessed code, by anyone.
 */
export function linkToken(hash: string): string {
  return hash + signatureOf(hash);
}

/** Returns the hash of a link’s token; null if we didn’t sign it. */
export function hashOfLinkToken(token: string): string | null {
  const hash = token.slice(0, 64);
  const [given, expected] = [Buffer.from(token.slice(64)), Buffer.from(signatureOf(hash))];
  return given.length === expected.length && timingSafeEqual(given, expected) ? hash : null;
}

function signatureOf(hash: string): string {
  return createHmac('sha256', jwtSecret).update(`link ${hash}`).digest('hex').slice(0, 32);
}
