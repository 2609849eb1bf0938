/** Everything that decides what the marketplace shows, and how the URL has it. */

import { cleanSearch, sentenceParam } from './search-text.ts';
import type { ListingLayout } from './listing-layout.ts';
import { formatFilters, parseFilters, type Filters } from './filters.ts';
import { parseSort, type Sort } from './sorts.ts';

/** The map view shows the listings as cards beside the map. */
export const marketplaceViews = ['grid', 'list', 'map'] as const satisfies readonly (ListingLayout | 'map')[];
export type MarketplaceView = (typeof marketplaceViews)[number];

export interface MarketplaceQuery {
  search: string;
  sort: Sort;
  view: MarketplaceView;
  filters: Filters;
}

/** The view in a URL; 'grid' for none or an unknown one. */
export function parseView(value: string | null): MarketplaceView {
  return marketplaceViews.find((view) => view === value) ?? 'grid';
}

/** Reads a query string. Never throws; invalid values are ignored. */
export function parseSearchParams(query: string): MarketplaceQuery {
  const params = new URLSearchParams(query);
  return {
    search: cleanSearch(params.get('search')),
    sort: parseSort(params.get('sort')),
    view: parseView(params.get('view')),
    filters: parseFilters(params),
  };
}

/**
 * The canonical query string (no question mark) that `parseSearchParams` reads back; '' for the defaults. Commas stay
 * readable. Parameters of `preserve` that aren't the marketplace's own are appended; a sentence has been read by then.
 */
export function toSearchParams({ search, sort, view, filters }: MarketplaceQuery, preserve?: URLSearchParams): string {
  const params: [param: string, value: string][] = [
    ['search', encodeURIComponent(cleanSearch(search))],
    ...formatFilters(filters),
    ['sort', sort === 'featured' ? '' : sort],
    ['view', view === 'grid' ? '' : view],
  ];
  const own = new Set([sentenceParam, ...params.map(([param]) => param)]);
  const others = [...(preserve ?? [])].filter(([param]) => !own.has(param));
  return [
    ...params.flatMap(([param, value]) => (value ? [`${param}=${value}`] : [])),
    ...(others.length > 0 ? [new URLSearchParams(others).toString()] : []),
  ].join('&');
}
