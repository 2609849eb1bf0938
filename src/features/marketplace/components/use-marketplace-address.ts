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

  const change = (changes: Change, { replace = false } = {}) => {
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [name, value] of Object.entries(changes)) {
          if (value === defaults[name as keyof Change]) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace, preventScrollReset: true },
    );
  };

  return {
    search: cleanSearch(params.get('search')),
    sort: sortFrom(params.get('sort')),
    view: viewFrom(params.get('view')),
    query: params.toString(),
    change,
  };
}
