/** The pages of the public site, as the build asks the backend for them: those it writes, and all that are to be found. */

import type { QueryClient } from '@tanstack/react-query';
import { openListings } from '@/features/marketplace/api/open-listings';
import { facetsQuery, searchQuery } from '@/features/marketplace/api/queries';
import { readAddress } from '@/features/marketplace/filters';
import { resourceKeys } from '@/features/resources/api/keys';
import { resourceQuery, resourcesQuery } from '@/features/resources/api/queries';
import type { Resource } from '@/features/resources/resource';
import { resourceHead } from '@/features/resources/resource-head';
import { fixedPaths, headOf } from '@/routes/marketing/page-heads';
import { paths } from '@/shared/config/paths';
import type { PageHead } from '@/shared/lib/page-head';
import { createQueryClient } from '@/shared/lib/query-client';
import type { SitemapEntry } from './sitemap';

/** A page to be written. */
export interface SitePage {
  /** With `:id`, it is the page of every id, until its row is there. */
  path: string;
  /** Null where that is known with the row. */
  head: PageHead | null;
  /** Which words of the query it shows something else for, and so is not the page that was written; '*': any. */
  questions: string;
  /** For how many hours after the build it is shown; missing: always. */
  hours?: number;
  /** Puts what it shows into the client, the same for everyone. Rejects when the backend does not answer. */
  fill?: (client: QueryClient) => Promise<unknown>;
}

interface Site {
  pages: readonly SitePage[];
  /** Every page for search engines, the listings on the market among them. Rejects on the way when the backend does not answer. */
  entries: AsyncIterable<SitemapEntry>;
  /** Why the pages of the library are missing; null when they are not. */
  missing: unknown;
}

/** All pages there are to write and to be found. */
export async function readSite(): Promise<Site> {
  try {
    const library = await createQueryClient({ retries: 0 }).fetchQuery(resourcesQuery());
    return siteWith(library, null);
  } catch (error) {
    return siteWith([], error);
  }
}

function siteWith(library: readonly Resource[], missing: unknown): Site {
  const more: Readonly<Record<string, Partial<SitePage>>> = {
    [paths.home]: { questions: 'account' },
    [paths.marketplace]: { questions: '*', hours: 24, fill: putMarket },
    [paths.resources]: { questions: '*', ...(missing === null && { fill: knows(library) }) },
  };
  const pages = fixedPaths.map((path) => ({ path, head: headOf(path), questions: '', ...more[path] }));
  return {
    pages: [
      ...pages,
      { path: paths.property(':id'), head: null, questions: '' },
      ...library.map((resource) => resourcePage(resource, library)),
    ],
    entries: entriesOf(library),
    missing,
  };
}

const knows = (library: readonly Resource[]) => async (client: QueryClient) =>
  client.setQueryData(resourceKeys.list, library);

/**
 * The marketplace as it opens. Whoever opens it has it at once, and asks again at once, for listings change by the minute. It outlasts
 * what it shows, so it names no seller.
 */
async function putMarket(client: QueryClient) {
  const first = searchQuery(readAddress(''));
  await Promise.all([client.fetchQuery(facetsQuery()), client.fetchInfiniteQuery(first)]);
  client.setQueryData(
    first.queryKey,
    (found) =>
      found && { ...found, pages: found.pages.map((page) => page.map((listing) => ({ ...listing, seller: null }))) },
  );
  await client.invalidateQueries({ refetchType: 'none' });
}

function resourcePage(resource: Resource, library: readonly Resource[]): SitePage {
  return {
    path: paths.resource(resource.slug),
    head: resourceHead(resource),
    questions: '',
    fill: async (client) => {
      // Of the others it says what to read next.
      await knows(library)(client);
      await client.fetchQuery(resourceQuery(null, resource.slug));
    },
  };
}

async function* entriesOf(library: readonly Resource[]): AsyncGenerator<SitemapEntry, void, undefined> {
  for (const path of fixedPaths) yield { path, changed: null };
  for (const { slug, published_on: changed } of library) yield { path: paths.resource(slug), changed };
  for await (const { id, updated_at: changed } of openListings()) yield { path: paths.property(id), changed };
}
