import { jwtVerify } from 'jose';
import { messageOf } from '../failure.ts';
import { jwtSecret } from '../keys.ts';
import { storageError } from './storage-upload.ts';

const signingKey = new TextEncoder().encode(jwtSecret);

/**
 * Refuses a signed address whose token does not hold, or is for another object ({bucket}/{path}) or intent; null when it
 * is in order. The library would take an expired token for a failure of its own.
 */
export async function signatureProblem(
  url: URL,
  object: string | null,
  intent: 'download' | 'upload',
): Promise<Response | null> {
  const token = url.searchParams.get('token');
  if (!token) return storageError(400, 'InvalidRequest', `querystring must have required property 'token'`);
  try {
    const { payload } = await jwtVerify(token, signingKey, { algorithms: ['HS256'] });
    const holds = payload.intent === intent && `${String(payload.bucket)}/${String(payload.sub)}` === object;
    return holds ? null : storageError(400, 'InvalidSignature', 'Invalid signature');
  } catch (error) {
    return storageError(400, 'InvalidJWT', messageOf(error));
  }
}
