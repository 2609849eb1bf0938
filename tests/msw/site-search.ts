import { http, HttpResponse } from 'msw';
import type { SearchResult } from '@/features/search/site-search';
import { backendUrl } from './rest';

/** A search result, by default a listing in Columbus. */
export function found(change: Partial<SearchResult> = {}): SearchResult {
  return {
    kind: 'listing',
    id: 'duplex',
    title: 'Brick duplex',
    detail: 'Columbus, OH',
    image: null,
    price: 250_000,
    slug: null,
    forum_id: null,
    ...change,
  };
}

/** One result of each kind. */
export const everyKind: readonly SearchResult[] = [
  found(),
  found({ kind: 'member', id: 'dana', title: 'Dana Ruiz', detail: null, price: null }),
  found({
    kind: 'topic',
    id: 'roofs',
    title: 'Roofs that last',
    detail: 'Topic in Repairs',
    price: null,
    forum_id: 'repairs',
  }),
  found({ kind: 'post', id: 'partner', title: 'Partner wanted', detail: 'Post by Sam Seller', price: null }),
  found({
    kind: 'resource',
    id: '7',
    title: 'Buying land',
    detail: 'Guide · Access, water, sewage.',
    price: null,
    slug: 'buying-land',
  }),
];

/** Responds to searches with the results of `respond`, after `hold`. `onSearch` is called with each text. */
export function siteSearch(
  respond: (text: string) => readonly SearchResult[],
  { onSearch, hold }: { onSearch?: (text: string) => void; hold?: (text: string) => Promise<void> | undefined } = {},
) {
  return http.post<never, { q: string }>(`${backendUrl}/rest/v1/rpc/search_site`, async ({ request }) => {
    const { q } = await request.json();
    onSearch?.(q);
    await hold?.(q);
    return HttpResponse.json(respond(q));
  });
}
