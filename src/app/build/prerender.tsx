import { dehydrate, QueryClientProvider, type DehydratedState } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { MarketingRoutes } from '@/routes/marketing/router';
import { env } from '@/shared/config/current-env';
import { createQueryClient } from '@/shared/lib/query-client';
import { headHtml } from '@/shared/lib/page-head';
import { Frame } from '../frame';
import { readSite, type SitePage } from './site-pages';

export { readSite };

/** Where the public site will be; null where that is not known yet. */
export const { siteOrigin } = env;

export interface WrittenPage {
  /** Of the document's head, as HTML. */
  head: string;
  /** Of the root, as HTML. */
  body: string;
  state: DehydratedState;
}

/**
 * A page of the public site as a visitor first sees it; null when the backend does not give what it shows. Rejects when it cannot be
 * rendered without a browser.
 */
export async function writePage({ path, head, fill }: SitePage): Promise<WrittenPage | null> {
  const queryClient = createQueryClient({ retries: 0 });
  try {
    await fill?.(queryClient);
  } catch {
    return null;
  }
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <Frame>
          <StaticRouter location={path}>
            <MarketingRoutes />
          </StaticRouter>
        </Frame>
      </QueryClientProvider>
    </StrictMode>,
    {
      // All in its place: without scripts nothing is shown that would be moved there later.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => {
        failures.push(error);
      },
    },
  );
  const body = await new Response(prelude).text();
  if (failures.length > 0) throw new Error(`${path} could not be written.`, { cause: failures[0] });
  // What a screen begins with of its own, it begins with again.
  const state = dehydrate(queryClient, { shouldDehydrateQuery: (query) => query.state.status === 'success' && query.state.dataUpdateCount > 0 });
  return { head: head ? headHtml(head, siteOrigin) : '', body, state };
}
