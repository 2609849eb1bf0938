import type { DehydratedState } from '@tanstack/react-query';
import { maxKeptMs } from './member-store';

/** A query's result as it's stored. */
export interface KeptQuery {
  /** The build that stored it, by the URL of its entry: another one may expect another shape. */
  version: string;
  query: DehydratedState['queries'][number];
}

const maxQueries = 200;

/** Those that can still be shown, newest first. */
export function usable(stored: readonly KeptQuery[], version: string, now: number): KeptQuery['query'][] {
  return stored
    .filter((one) => one.version === version && now - one.query.state.dataUpdatedAt < maxKeptMs)
    .map(({ query }) => query)
    .sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
    .slice(0, maxQueries);
}
