import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto';

/** What a browser has of a subscription, besides the public key that it gives away. */
export interface SubscriptionSecrets {
  /** P-256, base64url. */
  privateKey: string;
  /** 16 bytes, base64url. */
  auth: string;
}

const tagLength = 16;

/**
 * The text of a push message (RFC 8291, in one record of RFC 8188), as a browser decrypts it. Throws if it's for
 * another subscription, or anything was changed.
 */
export function decryptPush(body: Buffer, { privateKey, auth }: SubscriptionSecrets): string {
  // Salt, record size, and the sender's public key with its length.
  const salt = body.subarray(0, 16);
  const senderEnd = 21 + body.readUInt8(20);
  const sender = body.subarray(21, senderEnd);
  const record = body.subarray(senderEnd);
  const keys = createECDH('prime256v1');
  keys.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  const derive = (secret: Buffer, using: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, using, info, length));

  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const secret = derive(keys.computeSecret(sender), Buffer.from(auth, 'base64url'), info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createDecipheriv('aes-128-gcm', key, nonce, { authTagLength: tagLength });
  cipher.setAuthTag(record.subarray(-tagLength));
  const padded = Buffer.concat([cipher.update(record.subarray(0, -tagLength)), cipher.final()]);
  // A 2 ends the last record's text, and zeros follow.
  const end = padded.findLastIndex((byte) => byte !== 0);
  if (padded[end] !== 2) throw new Error('The message has no end.');
  return padded.toString('utf8', 0, end);
}
