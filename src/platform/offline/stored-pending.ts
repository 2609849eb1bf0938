import { readEntries } from './member-store';
import type { Pending } from './outgoing';

/**
 * What earlier visits and other tabs of the member couldn't send yet, oldest first. What isn't of a shape that this
 * build knows is there, too, as unknown. Rejects without a database.
 */
export async function readPending(userId: string): Promise<Pending[]> {
  const stored = await readEntries(userId, 'outgoing');
  return stored.map(([id, value]) => pendingOf(id, value)).toSorted((a, b) => a.writtenAt.localeCompare(b.writtenAt));
}

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
