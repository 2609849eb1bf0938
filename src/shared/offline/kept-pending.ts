import { readKept } from './member-store';
import type { Pending } from './outgoing';

/** What earlier visits and other tabs of the member couldn't send yet. Rejects without a database. */
export async function readPending(userId: string): Promise<Pending[]> {
  const stored = await readKept<Pending>(userId, 'outgoing');
  return stored.map((one) => (one.state === 'sending' ? { ...one, state: 'waiting' } : one));
}
