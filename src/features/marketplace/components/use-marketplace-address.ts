import { useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { cleanSearch, sortFrom, viewFrom } from '../rules';
import type { Sort, View } from '../vocabulary';

interface Change {
  search?: string;
  sort?: Sort;
  view?: View;
}

const defaults: Readonly<Record<keyof Change, string>> = { search: '', sort: 'featured', view: 'grid' };

/**
 * What the marketplace shows, kept in the address bar, so that reload, Back and a shared link give the
 * same list. A change makes a step in the history unless `replace` is set.
 */
export function useMarketplaceAddress() {
  const [params, setParams] = useSearchParams();
  // The router shows a new address when it finds the time; a change made meanwhile must build on it, not on what is shown.
  const latest = useRef(params);
  useLayoutEffect(() => {
    latest.current = params;
  }, [params]);

  const change = (changes: Change, { replace = false } = {}) => {
    const next = new URLSearchParams(latest.current);
    for (const [name, value] of Object.entries(changes)) {
      if (value === defaults[name as keyof Change]) next.delete(name);
      else next.set(name, value);
    }
    latest.current = next;
    setParams(next, { replace, preventScrollReset: true });
  };

  return {
    search: cleanSearch(params.get('search')),
    sort: sortFrom(params.get('sort')),
    view: viewFrom(params.get('view')),
    query: params.toString(),
    change,
  };
}
