import { infiniteQueryOptions, QueryClient, queryOptions } from '@tanstack/react-query';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import { persisted } from '@/platform/query/persisted';
import { RequestFailure } from '@/platform/errors/errors';
import { dayMs } from '@/kit/time/durations';
import { persistQueries } from './persist-queries';
import { usable, type PersistedQuery } from './persisted-query';
import { claimStore } from './member-store';
import { readQueries, restoreQueries } from './restore-queries';

const dana = 'dana';
const inbox = queryOptions({ queryKey: ['inbox'], queryFn: () => ['Hi'], meta: persisted });
const proofs = queryOptions({ queryKey: ['proofs'], queryFn: () => ['statement.pdf'] });
const deal = queryOptions({
  queryKey: ['deal'],
  queryFn: () => ({ title: 'Duplex', phone: '(512) 555-0147' }),
  meta: { persisted: ({ title }: { title: string }) => ({ title }) },
});
const posts = infiniteQueryOptions({
  queryKey: ['posts'],
  queryFn: ({ pageParam }) => [`Post ${pageParam}`],
  initialPageParam: 1,
  getNextPageParam: (_, pages) => pages.length + 1,
  meta: persisted,
});

let client: QueryClient;

/** Closes the page, which writes what's waiting, and opens the next one. */
async function nextVisit(stop: () => void) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  stop();
  client = new QueryClient();
  restoreQueries(client, await readQueries(dana, 'v1'));
}

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await claimStore(dana);
  return async () => {
    // Files share the module, which keeps its connection: the next one's members must find nothing to write to.
    await claimStore(null).catch(() => undefined);
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

it('shows what the last visit loaded, as data to refetch, and keeps only what is marked', async () => {
  await client.fetchQuery(inbox);
  const stop = persistQueries(client, dana, 'v1');
  await client.fetchQuery(proofs);
  await client.fetchQuery(deal);
  await client.fetchInfiniteQuery({ ...posts, pages: 3 });
  await nextVisit(stop);
  expect(client.getQueryData(inbox.queryKey)).toEqual(['Hi']);
  expect(client.getQueryState(inbox.queryKey)?.isInvalidated).toBe(true);
  expect(client.getQueryData(proofs.queryKey)).toBeUndefined();
  expect(client.getQueryData(deal.queryKey)).toEqual({ title: 'Duplex' });
  expect(client.getQueryData(posts.queryKey)).toEqual({ pages: [['Post 1'], ['Post 2']], pageParams: [1, 2] });
});

it('forgets what the member may no longer see, but not for a missing network', async () => {
  const stop = persistQueries(client, dana, 'v1');
  await client.fetchQuery(inbox);
  await client.fetchQuery(deal);
  const failWith = (kind: 'forbidden' | 'offline') => () => Promise.reject(new RequestFailure(kind, '', null, null));
  await client.fetchQuery({ ...inbox, queryFn: failWith('offline') }).catch(() => undefined);
  await client.fetchQuery({ ...deal, queryFn: failWith('forbidden') }).catch(() => undefined);
  await nextVisit(stop);
  expect(client.getQueryData(inbox.queryKey)).toEqual(['Hi']);
  expect(client.getQueryData(deal.queryKey)).toBeUndefined();
});

it('shows nothing older than a week, and nothing of another build', () => {
  const now = Date.parse('2026-11-27T12:00:00Z');
  const stored = (version: string, days: number) =>
    ({
      version,
      query: { queryHash: `${version} ${days}`, state: { dataUpdatedAt: now - days * dayMs } },
    }) as PersistedQuery;
  const found = usable([stored('v2', 6), stored('v2', 8), stored('v1', 1), stored('v2', 0)], 'v2', now);
  expect(found.map(({ queryHash }) => queryHash)).toEqual(['v2 0', 'v2 6']);
});
