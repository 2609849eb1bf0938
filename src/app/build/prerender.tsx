import { dehydrate, QueryClientProvider, type DehydratedState, type QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { MarketingRoutes } from '@/routes/marketing/router';
import { env } from '@/shared/config/current-env';
import { createQueryClient } from '@/shared/lib/query-client';
import { headHtml } from '@/shared/lib/page-head';
import { listingQuery } from '@/features/marketplace/api/queries';
import { FirstPicture } from '@/features/marketplace/components/detail/listing-gallery';
import { Frame } from '../frame';
import type { EarlyQuestion } from './inline';
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
  /** Of a page with an id: what it asks first, and the first picture it shows then. */
  early?: { question: EarlyQuestion; picture: string; path: string };
}

// What stands for what is known with the row: neither needs encoding.
const anyId = '00000000-0000-4000-8000-000000000000';
const anyPicture = 'first-picture';

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
          <StaticRouter location={path.replace(':id', anyId)}>
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
  const state = dehydrate(queryClient, {
    shouldDehydrateQuery: (query) => query.state.status === 'success' && query.state.dataUpdateCount > 0,
  });
  return {
    head: head ? headHtml(head, siteOrigin) : '',
    body,
    state,
    ...(path.includes(':id') && { early: await early() }),
  };
}

/** Today only listings have pages of their own that are not written one by one. */
async function early() {
  const picture = renderToStaticMarkup(<FirstPicture path={anyPicture} />);
  const question = await asked((client) => client.prefetchQuery(listingQuery(anyId)));
  return { question, picture, path: anyPicture };
}

/** The request that is made, without making it. */
async function asked(ask: (client: QueryClient) => Promise<void>): Promise<EarlyQuestion> {
  const { fetch } = globalThis;
  let request: Request | undefined;
  globalThis.fetch = (address, options) => {
    request = new Request(address, options);
    return Promise.reject(new Error('Not to be sent'));
  };
  await ask(createQueryClient({ retries: 0 }));
  globalThis.fetch = fetch;
  if (!request) throw new Error('The query makes no request.');
  return { address: request.url, headers: Object.fromEntries(request.headers), id: anyId };
}
