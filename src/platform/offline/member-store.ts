import { createStore, promisifyRequest } from 'idb-keyval';
import { dayMs } from '@/kit/time/durations';

/*
 * What this browser keeps of a member. One database, of one member at a time: every access checks in its transaction
 * whose it is, so that a tab that hasn't noticed yet that another member signed in reads and adds nothing. All of them
 * reject where the browser blocks storage.
 */

/** How long data stored during a visit may be shown. */
export const maxStoredMs = 7 * dayMs;

/**
 * Results of queries, what screens looked like, what waits to be sent, files whose upload isn't finished, and drafts.
 */
export type Kind = 'query' | 'screen' | 'outgoing' | 'upload' | 'draft';

const store = createStore('member', 'kept');
const ownerKey = 'owner';
const keyOf = (kind: Kind, name: string) => `${kind}:${name}`;

/** Whose the database is; null for nobody's. */
export async function storeOwner(): Promise<string | null> {
  return store('readonly', async (all) => (await promisifyRequest<string | undefined>(all.get(ownerKey))) ?? null);
}

/**
 * Makes the database the member's, or nobody's, and deletes what another member left in it. Resolves with whether there
 * was one. Nothing is added until a member claims it.
 */
export async function claimStore(userId: string | null): Promise<boolean> {
  return store('readwrite', async (all) => {
    const owner = (await promisifyRequest<string | undefined>(all.get(ownerKey))) ?? null;
    if (owner === userId) return false;
    all.clear();
    if (userId !== null) all.put(userId, ownerKey);
    await promisifyRequest(all.transaction);
    return owner !== null;
  });
}

/** Everything of a kind, or what has this name; nothing if the database isn't the member's. */
export async function readStored<T>(userId: string, kind: Kind, name?: string): Promise<T[]> {
  return store('readonly', async (all) => {
    if ((await promisifyRequest(all.get(ownerKey))) !== userId) return [];
    return promisifyRequest<T[]>(all.getAll(IDBKeyRange.bound(keyOf(kind, name ?? ''), keyOf(kind, name ?? '\uffff'))));
  });
}

/** The same, with the name of each. */
export async function readEntries(userId: string, kind: Kind): Promise<[name: string, value: unknown][]> {
  return store('readonly', async (all) => {
    if ((await promisifyRequest(all.get(ownerKey))) !== userId) return [];
    const range = IDBKeyRange.bound(keyOf(kind, ''), keyOf(kind, '\uffff'));
    const [keys, values] = await Promise.all([
      promisifyRequest(all.getAllKeys(range)),
      promisifyRequest(all.getAll(range)),
    ]);
    return keys.map((key, index) => [(key as string).slice(keyOf(kind, '').length), values[index]]);
  });
}

/**
 * Stores values by name, and removes those that are undefined. Resolves with whether the database is the member's: it
 * does nothing otherwise.
 */
export async function writeStored(userId: string, kind: Kind, values: ReadonlyMap<string, unknown>): Promise<boolean> {
  return store('readwrite', async (all) => {
    if ((await promisifyRequest(all.get(ownerKey))) !== userId) return false;
    for (const [name, value] of values) {
      if (value === undefined) all.delete(keyOf(kind, name));
      else all.put(value, keyOf(kind, name));
    }
    await promisifyRequest(all.transaction);
    return true;
  });
}
