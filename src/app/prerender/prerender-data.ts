/** What the prerendered pages show, and which pages there are for the rows of the backend. */

import type { QueryClient } from '@tanstack/react-query';
import { activeListings } from '@/shared/listings/api/active-listings';
import { listingQuery } from '@/shared/listings/api/listing-query';
import { facetsQuery, searchQuery } from '@/features/marketplace/api/queries';
import { parseSearchParams } from '@/domain/filters/marketplace-query';
import { plansQuery } from '@/features/membership/api/queries';
import { resourceQuery, resourcesQuery } from '@/features/resources/api/queries';
import { apiPages } from '@/domain/integrations/api-pages';
import { paths } from '@/domain/site/paths';
import { createQueryClient } from '@/platform/query/query-client';
import type { Prerender, ScreenRoute } from '../routes/route-table';
import type { SitemapEntry } from './sitemap';

type LoadData = (client: QueryClient, parameter: string) => Promise<unknown>;

/** Each puts what a page shows into the client, for an anonymous visitor. Rejects when the backend doesn't answer. */
export const prerenderData: Record<NonNullable<Prerender['data']>, LoadData> = {
  marketplace: loadMarketplace,
  listing: (client, id) => client.fetchQuery(listingQuery(id)),
  // Without them, the prices load in the browser.
  plans: (client) => client.fetchQuery(plansQuery).catch(() => client.removeQueries({ queryKey: plansQuery.queryKey })),
  resources: (client) => client.fetchQuery(resourcesQuery()),
  // The page suggests others to read next.
  resource: (client, slug) =>
    Promise.all([client.fetchQuery(resourcesQuery()), client.fetchQuery(resourceQuery(null, slug))]),
};

/** The HTML outlives its listings: it names no seller, and the browser fetches the list again at once. */
async function loadMarketplace(client: QueryClient) {
  const firstPage = searchQuery(parseSearchParams(''));
  await Promise.all([client.fetchQuery(facetsQuery()), client.fetchInfiniteQuery(firstPage)]);
  client.setQueryData(
    firstPage.queryKey,
    (found) =>
      found && { ...found, pages: found.pages.map((page) => page.map((listing) => ({ ...listing, seller: null }))) },
  );
  await client.invalidateQueries({ refetchType: 'none' });
}

/** The page of each row. Rejects when the backend doesn't answer, maybe after the first pages. */
export const rowPages: Record<NonNullable<ScreenRoute['sitemap']>, () => AsyncIterable<SitemapEntry>> = {
  async *listings() {
    for await (const { id, updated_at: changed } of activeListings()) yield { path: paths.property(id), changed };
  },
  async *resources() {
    for (const { slug, published_on: changed } of await createQueryClient({ retries: 0 }).fetchQuery(resourcesQuery()))
      yield { path: paths.resource(slug), changed };
  },
  async *apiPages() {
    for (const { slug } of apiPages) yield await Promise.resolve({ path: paths.developersPage(slug), changed: null });
  },
};
