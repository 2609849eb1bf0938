import { jwtVerify } from 'jose';
import { messageOf } from '../../failure.ts';
import { jwtSecret } from '../keys.ts';
import { storageError } from './storage-upload.ts';

const signingKey = new TextEncoder().encode(jwtSecret);

/**
 * Returns a refusal for a signed URL whose token is invalid or for another object or purpose; null if it’s valid. The
 * library would return 500 for an expired token.
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
