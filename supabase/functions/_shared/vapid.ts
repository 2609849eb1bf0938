import { Buffer } from 'node:buffer';
import { createECDH } from 'node:crypto';

/** The keys that push services know us by (RFC 8292), and how they reach us. */
export interface Vapid {
  publicKey: string;
  privateKey: string;
  /** A mailto: or https: address. */
  subject: string;
}

/**
 * The keys in the VAPID_… variables; null without any, which turns push notifications off. Throws, in a sentence for
 * the operator, if one is missing or they don't belong together.
 */
export function vapidKeys(): Vapid | null {
  const names = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'] as const;
  const [publicKey = '', privateKey = '', subject = ''] = names.map((name) => Deno.env.get(name));
  if (!publicKey && !privateKey && !subject) return null;
  if (!/^(mailto:|https:\/\/)./.test(subject)) {
    throw new Error('The secret VAPID_SUBJECT isn’t a mailto: or https: address.');
  }
  if (publicKeyOf(privateKey) !== publicKey) {
    throw new Error('The secrets VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY aren’t a pair of keys.');
  }
  return { publicKey, privateKey, subject };
}

/** The public key of a private one; null if it isn't a key. */
function publicKeyOf(privateKey: string): string | null {
  try {
    const keys = createECDH('prime256v1');
    keys.setPrivateKey(Buffer.from(privateKey, 'base64url'));
    return keys.getPublicKey('base64url');
  } catch {
    return null;
  }
}
