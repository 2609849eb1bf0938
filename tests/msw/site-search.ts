import { delay, http, HttpResponse } from 'msw';
import type { Found } from '@/features/search/rules';
import { backendUrl } from './rest';

/** A listing in Columbus, unless it says otherwise. */
export function found(change: Partial<Found> = {}): Found {
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

/** One of each kind. */
export const everyKind: readonly Found[] = [
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

/** Answers searches with what `answer` gives for their text, `slow` ones late; `onSearch` sees each text. */
export function siteSearch(
  answer: (text: string) => readonly Found[],
  { onSearch, slow }: { onSearch?: (text: string) => void; slow?: (text: string) => boolean } = {},
) {
  return http.post<never, { q: string }>(`${backendUrl}/rest/v1/rpc/search_site`, async ({ request }) => {
    const { q } = await request.json();
    onSearch?.(q);
    if (slow?.(q)) await delay(1500);
    return HttpResponse.json(answer(q));
  });
}
