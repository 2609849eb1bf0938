import { randomBytes } from 'node:crypto';

/** A word that nothing else contains. Of letters, because digits may look like a phone number. */
export function randomWord(): string {
  return [...randomBytes(10)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('');
}
