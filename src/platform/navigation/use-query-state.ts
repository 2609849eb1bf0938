import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useChangeSearch } from './use-change-search';

export interface QueryState<State> {
  /** The canonical query string, without the question mark; empty for the default state. */
  query: string;
  /** Merges changes into the state. Adds a history entry unless `replace` is set. */
  set: (changes: Partial<State>, options?: { replace?: boolean }) => void;
}

/**
 * Converts between a screen's state and its query string. Must be defined at module level, so it stays the same object.
 */
export interface QueryCodec<State> {
  /** Never throws; invalid values are ignored. */
  parse: (query: string) => State;
  /** Returns the canonical query string, without the question mark. `preserve` holds other parameters to keep. */
  serialize: (state: State, preserve?: URLSearchParams) => string;
}

/**
 * State kept in the query string, so that reload, Back, a second tab, and a shared link all show the same thing.
 * Values keep their identity between renders while the query string is unchanged.
 */
export function useQueryState<State extends object>({
  parse,
  serialize,
}: QueryCodec<State>): State & QueryState<State> {
  const { search } = useLocation();
  const change = useChangeSearch();

  const set = useCallback<QueryState<State>['set']>(
    (changes, options) =>
      change(({ search: now, hash }) => {
        const current = parse(now);
        const params = new URLSearchParams(now);
        const next = serialize({ ...current, ...changes }, params);
        // Setting the current state again must not add a history entry.
        return next === serialize(current, params) ? null : { search: next, hash, state: null };
      }, options),
    [change, parse, serialize],
  );

  return useMemo(() => {
    const state = parse(search);
    return { ...state, query: serialize(state), set };
  }, [search, set, parse, serialize]);
}
