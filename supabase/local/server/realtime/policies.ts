import { randomUUID } from 'node:crypto';
import type { Claims, Database, Query } from '../database.ts';
import { codeOf } from '../../failure.ts';

/** What policies on `realtime.messages` allow a caller in a topic. */
export interface ChannelRights {
  broadcast: { read: boolean; write: boolean };
  presence: { read: boolean; write: boolean };
}

export const publicRights: ChannelRights = {
  broadcast: { read: true, write: true },
  presence: { read: true, write: true },
};

const extensions = ['broadcast', 'presence'] as const;
const insufficientPrivilege = '42501';

/** Carries the result out of a transaction that must roll back. */
class Undo extends Error {
  constructor(readonly rights: ChannelRights) {
    super('The probe is undone.');
  }
}

/**
 * Evaluates the policies like a hosted project: may the caller select, and insert, a message of this topic? Tries both
 * in a transaction that is rolled back. Rejects if a policy fails.
 */
export async function channelRights(database: Database, claims: Claims, topic: string): Promise<ChannelRights> {
  try {
    return await database.asRole(claims, async (query) => {
      await query(`select set_config('realtime.topic', $1, true)`, [topic]);
      const readable = await readableExtensions(query, claims, topic);
      const rights: ChannelRights = structuredClone(publicRights);
      for (const extension of extensions) {
        rights[extension] = {
          read: readable.has(extension),
          write: await mayInsert(query, topic, extension),
        };
      }
      throw new Undo(rights);
    });
  } catch (error) {
    if (error instanceof Undo) return error.rights;
    throw error;
  }
}

async function readableExtensions(query: Query, claims: Claims, topic: string): Promise<Set<string>> {
  const ids = extensions.map(() => randomUUID());
  // The owner inserts the probe, since policies don’t apply to it.
  await query(`select set_config('role', 'none', true)`);
  for (const [index, extension] of extensions.entries()) {
    await query('insert into realtime.messages (id, topic, extension) values ($1, $2, $3)', [
      ids[index],
      topic,
      extension,
    ]);
  }
  await query(`select set_config('role', $1, true)`, [claims.role]);
  const rows = await query<{ extension: string }>('select extension from realtime.messages where id in ($1, $2)', ids);
  return new Set(rows.map((row) => row.extension));
}

async function mayInsert(query: Query, topic: string, extension: string): Promise<boolean> {
  await query('savepoint probe');
  try {
    await query('insert into realtime.messages (topic, extension) values ($1, $2)', [topic, extension]);
    return true;
  } catch (error) {
    if (codeOf(error) !== insufficientPrivilege) throw error;
    await query('rollback to savepoint probe');
    return false;
  }
}
