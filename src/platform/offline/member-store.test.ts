import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import * as store from './member-store';

const [dana, lee] = ['dana', 'lee'];
const write = (userId: string, text: string | undefined) =>
  store.writeStored(userId, 'query', new Map([['one', text]]));
const read = (userId: string) => store.readStored(userId, 'query');

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  await store.claimStore(null);
  return () => vi.unstubAllGlobals();
});

it('stores what a member has for their next visit', async () => {
  await store.claimStore(dana);
  await write(dana, 'hers');
  expect(await store.claimStore(dana)).toBe(false);
  expect(await read(dana)).toEqual(['hers']);
  await write(dana, undefined);
  expect(await read(dana)).toEqual([]);
});

it('deletes all of a member’s data once another signs in, whose data their open tabs can’t reach', async () => {
  await store.claimStore(dana);
  await write(dana, 'hers');
  expect(await store.claimStore(lee)).toBe(true);
  expect(await read(lee)).toEqual([]);
  await write(lee, 'his');
  await write(dana, 'from a tab that is still open');
  expect(await read(dana)).toEqual([]);
  expect(await read(lee)).toEqual(['his']);
});

it('stays empty after signing out, also for tabs that are still open', async () => {
  await store.claimStore(dana);
  await write(dana, 'hers');
  await store.claimStore(null);
  await write(dana, 'late');
  await store.claimStore(dana);
  expect(await read(dana)).toEqual([]);
});
