import type { DehydratedState } from '@tanstack/react-query';
import { maxStoredMs } from './member-store';

/** A query's result as it's stored. */
export interface PersistedQuery {
  /** The build that stored it, by the URL of its entry: another one may expect another shape. */
  version: string;
  query: DehydratedState['queries'][number];
}

const maxQueries = 200;

/** Those that can still be shown, newest first. */
export function usable(stored: readonly PersistedQuery[], version: string, now: number): PersistedQuery['query'][] {
  return stored
    .filter((one) => one.version === version && now - one.query.state.dataUpdatedAt < maxStoredMs)
    .map(({ query }) => query)
    .sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
    .slice(0, maxQueries);
}
