import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query';
import { RequestFailure } from '@/platform/errors/errors';
import { usable, type PersistedQuery } from './persisted-query';
import { readStored, writeStored } from './member-store';

/** Restoring more would mean as many requests, because a list refetches all of its pages. */
const maxPages = 2;
const delayMs = 1000;

/**
 * Stores the results of queries with the meta `persisted`, those in the cache and from then on each new one, and
 * removes what is too old to show. Returns the function that stops it.
 */
export function persistQueries(client: QueryClient, userId: string, version: string): () => void {
  const cache = client.getQueryCache();
  /** Queries with a new result. */
  const changed = new Set<Query>(cache.findAll({ predicate: isPersisted }));
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const values = new Map([...changed].map((query) => [query.queryHash, toStored(query, version)]));
    changed.clear();
    // Without a database, or with a full one, the next visit waits for the network.
    if (values.size > 0) writeStored(userId, 'query', values).catch(() => undefined);
  };
  const unsubscribe = cache.subscribe((event) => {
    if (event.type !== 'updated' || !isPersisted(event.query)) return;
    if (event.action.type !== 'success' && event.action.type !== 'error') return;
    changed.add(event.query);
    timer ??= setTimeout(flush, delayMs);
  });
  const flushHidden = () => document.hidden && flush();
  document.addEventListener('visibilitychange', flushHidden);
  flush();
  void removeOutdated(userId, version).catch(() => undefined);
  return () => {
    unsubscribe();
    document.removeEventListener('visibilitychange', flushHidden);
    clearTimeout(timer);
  };
}

async function removeOutdated(userId: string, version: string) {
  const stored = await readStored<PersistedQuery>(userId, 'query');
  const hashes = new Set(usable(stored, version, Date.now()).map(({ queryHash }) => queryHash));
  const outdated = stored.map(({ query }) => query.queryHash).filter((hash) => !hashes.has(hash));
  await writeStored(userId, 'query', new Map(outdated.map((hash) => [hash, undefined])));
}

const isPersisted = ({ meta }: Query) => meta?.persisted !== undefined;

/** What of a query is stored; undefined if it has no data, or the member may no longer see it. */
function toStored({ queryKey, queryHash, state, meta }: Query, version: string): PersistedQuery | undefined {
  if (state.data === undefined || isGone(state.error)) return undefined;
  const data = typeof meta?.persisted === 'function' ? meta.persisted(state.data as never) : firstPages(state.data);
  const shown = { ...state, data, error: null, status: 'success' as const, fetchMeta: null };
  return { version, query: { queryKey, queryHash, dehydratedAt: state.dataUpdatedAt, state: shown } };
}

function isGone(error: unknown): boolean {
  return error instanceof RequestFailure && (error.kind === 'forbidden' || error.kind === 'not-found');
}

/** The first pages of a list; other data as it is. */
function firstPages(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('pages' in data && 'pageParams' in data)) return data;
  const { pages, pageParams } = data as InfiniteData<unknown>;
  return { pages: pages.slice(0, maxPages), pageParams: pageParams.slice(0, maxPages) };
}
