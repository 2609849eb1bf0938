// Idempotency-Key: a repeated request is answered as the first time, without doing it again.
import { createHash, randomUUID } from 'node:crypto';
import { plainLine } from '../../../../src/kit/formatting/plain-line.ts';
import { serviceClient } from '../project.ts';
import type { Caller } from './key-exchange.ts';
import { Problem } from './problem.ts';

/** A response to repeat. */
export interface Stored {
  status: number;
  headers: Record<string, string>;
  body: string | null;
}

type Begun = { state: 'new' } | { state: 'mismatch' } | { state: 'in_progress' } | { state: 'done'; response: Stored };

/** The request's Idempotency-Key; null without one. */
export function idempotencyKeyOf(request: Request): string | null {
  const key = request.headers.get('idempotency-key');
  if (key === null) return null;
  if (/^[\x21-\x7e]{1,255}$/.test(key)) return key;
  throw new Problem('invalid-request', 'An Idempotency-Key has 1 to 255 printable ASCII characters.', {
    errors: [{ in: 'header', field: 'Idempotency-Key', message: 'Send 1 to 255 printable ASCII characters.' }],
  });
}

/** Claims the key for this request. Returns the response to repeat; null to do it now. */
export async function beginIdempotent(
  { keyId }: Caller,
  key: string,
  request: { method: string; url: string; body: unknown },
): Promise<Stored | null> {
  const { data, error } = await serviceClient().rpc('begin_idempotent', {
    key_id: keyId,
    idempotency_key: key,
    request_hash: createHash('sha256')
      .update(`${request.method} ${request.url}\n`)
      .update(bytesOf(request.body))
      .digest('hex'),
  });
  if (error) throw new Error(`begin_idempotent: ${error.code} ${error.message}`);
  const begun = data as Begun;
  if (begun.state === 'done') return begun.response;
  if (begun.state === 'mismatch') {
    throw new Problem('idempotency-key-reused', 'Use a new Idempotency-Key for another request.');
  }
  if (begun.state === 'in_progress') {
    throw new Problem('in-progress', 'Try again in a minute.', { headers: { 'retry-after': '5' } });
  }
  return null;
}

function bytesOf(body: unknown): string | Uint8Array {
  const isUpload = typeof body === 'object' && body !== null && 'bytes' in body && body.bytes instanceof Uint8Array;
  return isUpload ? (body as { bytes: Uint8Array }).bytes : (JSON.stringify(body) ?? '');
}

/** Stores the response for repeated requests; null releases the key, after a failure that is worth another try. */
export async function finishIdempotent({ keyId }: Caller, key: string, response: Stored | null): Promise<void> {
  const { error } = await serviceClient().rpc('finish_idempotent', { key_id: keyId, idempotency_key: key, response });
  if (error) throw new Error(`finish_idempotent: ${error.code} ${error.message}`);
}

/** For a key with which something else was made, whenever that was. */
export const reusedKey = () =>
  new Problem('idempotency-key-reused', 'What was made with it is different, or has changed since. Use a new one.');

/** Refuses a key if what was made with it has other values than are sent. */
export function refuseOther(made: Readonly<Record<string, unknown>>, sent: Readonly<Record<string, unknown>>): void {
  const isSame = Object.entries(sent).every(
    ([name, value]) => value === undefined || comparable(made[name]) === comparable(value),
  );
  if (!isSame) throw reusedKey();
}

/** Times are written in several ways, and texts are stored without what can't be seen. */
function comparable(value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(value ?? null);
  return /^\d{4}-\d\d-\d\dT/.test(value) ? String(Date.parse(value)) : plainLine(value);
}

/** The ID of what the request creates: derived from its key, so that doing it again after a crash finds it. */
export function newIdOf({ keyId }: Caller, idempotencyKey: string | null): string {
  if (idempotencyKey === null) return randomUUID();
  const hash = createHash('sha256').update(`${keyId} ${idempotencyKey}`).digest();
  // Version 8 and the variant of RFC 9562.
  hash[6] = (hash[6]! & 0x0f) | 0x80;
  hash[8] = (hash[8]! & 0x3f) | 0x80;
  const hex = hash.toString('hex', 0, 16);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
