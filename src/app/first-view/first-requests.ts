import { componentsAt } from '@/app/routes/route-table';
import { routesFor } from '@/app/routes/routes-for';
import { paths } from '@/domain/site/paths';
import { createQueryClient } from '@/platform/query/query-client';
import { pictureSources } from '@/platform/supabase/files';
import { cardSizes } from '@/shared/listings/listing-card-parts';
import type { Page } from './code-splitting';
import { anyPicture, anyUser, anyZone, type FirstScreen } from './first-request';
import { requestsOf } from './request-of';

/** The screens of the app that `app.html` starts, by path, and the page that has their code. */
const pages: Readonly<Record<string, Page>> = {
  [paths.dashboard]: 'dashboard',
  [paths.marketplace]: 'appMarketplace',
  [paths.community]: 'feed',
  [paths.messages]: 'messages',
  [paths.myListings]: 'myListings',
};

/** What `startScreen` requests for each screen, by path, and the page that has its code. */
export async function firstRequests(): Promise<Record<string, { page: Page } & Omit<FirstScreen, 'files'>>> {
  const found: [string, { page: Page } & Omit<FirstScreen, 'files'>][] = [];
  const { srcSet } = pictureSources('images', anyPicture);
  // One at a time: each replaces `fetch`.
  for (const [path, page] of Object.entries(pages)) {
    const modules = await Promise.all(componentsAt(routesFor('app'), path).map((load) => load()));
    const client = createQueryClient({ retries: 0 });
    const reads = modules.flatMap(({ firstReads }) => firstReads ?? []);
    const requests = await requestsOf(() => Promise.all(reads.flatMap((read) => read(client, anyUser, anyZone))));
    const picture = page === 'appMarketplace' ? { picture: { of: 'search_properties', srcSet, sizes: cardSizes } } : {};
    found.push([path, { page, requests, ...picture }]);
  }
  return Object.fromEntries(found);
}
