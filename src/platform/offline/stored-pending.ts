import { readEntries, writeStored } from './member-store';
import type { Pending } from './outgoing';
import { noteUnsent } from './unsent';

/**
 * What earlier visits and other tabs of the member couldn't send yet, oldest first. What isn't of a shape that this
 * build knows is there, too, as unknown. Notes how many there are. Rejects without a database.
 */
export async function readPending(userId: string): Promise<Pending[]> {
  const stored = await readEntries(userId, 'outgoing');
  noteUnsent(stored.length);
  return stored.map(([id, value]) => pendingOf(id, value)).toSorted((a, b) => a.writtenAt.localeCompare(b.writtenAt));
}

/**
 * Stores what waits by ID, removes those that are undefined, and notes how many are left. Resolves with whether the
 * database is the member's: it does nothing otherwise.
 */
export async function writePending(userId: string, changes: readonly PendingChange[]): Promise<boolean> {
  const isOwn = await writeStored(userId, 'outgoing', new Map(changes));
  if (isOwn) noteUnsent((await readEntries(userId, 'outgoing')).length);
  return isOwn;
}

type PendingChange = readonly [id: string, pending: Pending | undefined];

const texts = ['kind', 'key', 'failure', 'path', 'writtenAt'] as const;

function pendingOf(id: string, value: unknown): Pending {
  const fields = typeof value === 'object' && value !== null ? (value as Partial<Record<keyof Pending, unknown>>) : {};
  const hasValue = typeof fields.value === 'object' && fields.value !== null;
  const isKnown = fields.id === id && hasValue && texts.every((name) => typeof fields[name] === 'string');
  if (!isKnown) return unknownPending(id);
  const failed = fields.state === 'failed' && typeof fields.problem === 'string';
  return { ...(fields as unknown as Pending), ...(failed ? null : { state: 'waiting', problem: null }) };
}

/** Stands for something that this build can't read. What's stored stays as it is. */
function unknownPending(id: string): Pending {
  const nothing = { key: id, failure: '', path: '', value: null, problem: null };
  return { ...nothing, id, kind: 'unknown' as Pending['kind'], writtenAt: '', state: 'unknown' };
}
