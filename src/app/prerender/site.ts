import { publicRoutes } from '../routes/public-routes';
import { leavesOf, type Prerender, type ScreenRoute } from '../routes/route-table';
import { rowPages } from './prerender-data';
import type { SitemapEntry } from './sitemap';

/** A page to prerender. */
export interface SitePage {
  /** With a parameter, it's one page for all rows. */
  path: string;
  /** Last part of the path, such as a resource's slug. */
  parameter: string;
  prerender: Prerender;
}

interface Site {
  pages: SitePage[];
  /** Every page for search engines. Rejects when the backend doesn't answer, maybe after the first entries. */
  sitemap: AsyncIterable<SitemapEntry>;
  /** Why pages are missing; null when none are. */
  error: unknown;
}

const screens = leavesOf(publicRoutes).filter((route) => 'screen' in route);

/** All pages of the public site to prerender and to find. */
export async function readSite(): Promise<Site> {
  const pages: SitePage[] = [];
  let error: unknown = null;
  for (const { path, prerender, sitemap } of screens) {
    if (!prerender) continue;
    if (!prerender.each || !sitemap) pages.push({ path, parameter: '', prerender });
    else {
      try {
        for await (const row of rowPages[sitemap]())
          pages.push({ path: row.path, parameter: row.path.split('/').at(-1) ?? '', prerender });
      } catch (failure) {
        error = failure;
      }
    }
  }
  return { pages, sitemap: entriesOf(screens.filter(({ head }) => head)), error };
}

async function* entriesOf(found: readonly ScreenRoute[]): AsyncGenerator<SitemapEntry, void, undefined> {
  for (const { path, sitemap } of found) if (!sitemap) yield { path, changed: null };
  // A failure ends the sitemap, so the rows come last.
  for (const { sitemap } of found.toReversed()) if (sitemap) yield* rowPages[sitemap]();
}
