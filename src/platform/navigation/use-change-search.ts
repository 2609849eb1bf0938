import { useCallback, useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

interface Place {
  search: string;
  hash: string;
  state: unknown;
}

/** One for all: a page has one URL, and several hooks may change it before the router renders the first change. */
const latest: { current: Place } = { current: { search: '', hash: '', state: null } };

/**
 * Changes the query string of this page, without scrolling. The change gets the latest place, not the rendered one, so
 * that it doesn't undo another one made just before. Null changes nothing.
 */
export function useChangeSearch() {
  const { search, hash, state } = useLocation() as Place;
  const navigate = useNavigate();
  useLayoutEffect(() => {
    latest.current = { search, hash, state };
  }, [search, hash, state]);
  return useCallback(
    (change: (now: Place) => Place | null, { replace = false } = {}) => {
      const next = change(latest.current);
      if (!next) return;
      latest.current = next;
      void navigate({ search: next.search, hash: next.hash }, { replace, state: next.state });
    },
    [navigate],
  );
}
