import { generateKeyPairSync } from 'node:crypto';
import { join } from 'node:path';
import { readOrMake } from '../server/own-files.ts';

/** A new key of P-256, as browsers and push services write them: the point and the number, base64url. */
export function newKeys(): { publicKey: string; privateKey: string } {
  const {
    x = '',
    y = '',
    d = '',
  } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
    format: 'jwk',
  });
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  return { publicKey: point.toString('base64url'), privateKey: d };
}

/** Returns the keys that push services know this machine by, stored in the data folder and made on first use. */
export async function localVapidKeys(folder: string): Promise<Record<string, string>> {
  const file = await readOrMake(join(folder, 'vapid.json'), async () => Buffer.from(JSON.stringify(newKeys())));
  const { publicKey, privateKey } = JSON.parse(file.toString()) as ReturnType<typeof newKeys>;
  return {
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
    VAPID_SUBJECT: 'mailto:notifications@cornerlot.test',
  };
}
