import { dehydrate, QueryClientProvider, type DehydratedState, type QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { FirstPicture } from '@/features/listing-detail/components/listing-gallery';
import { env } from '@/platform/config/current-env';
import { Splash } from '@/platform/layout/splash';
import { createQueryClient } from '@/platform/query/query-client';
import { AppShell } from '../app-shell';
import { preload } from '../preload';
import { routeObjects, Screens } from '../router';
import type { RowRequest } from '../first-view/inline-scripts';
import { prerenderData } from './prerender-data';
import { anyPicture } from '../first-view/first-request';
import { requestsOf } from '../first-view/request-of';
import type { SitePage } from './site';

export { firstRequests } from '../first-view/first-requests';
export { readSite } from './site';

/** Where the public site will be deployed; null when not configured. */
export const { siteOrigin } = env;

export interface PrerenderedPage {
  /** HTML for the document's head. */
  head: string;
  /** HTML for the root. */
  body: string;
  state: DehydratedState;
  /** Only for a page that is the same for every id. */
  row?: { request: RowRequest; pictureHtml: string; picturePlaceholder: string };
}

// A placeholder that needs no encoding.
const anyId = '00000000-0000-4000-8000-000000000000';

/** What any other page shows until its code has loaded. */
export const splashHtml = () => renderToStaticMarkup(<Splash />);

/** A page as an anonymous visitor first sees it; null when the backend doesn't answer. Throws when rendering fails. */
export async function renderPage({ path, parameter, prerender: { data } }: SitePage): Promise<PrerenderedPage | null> {
  const isForAnyRow = path.includes(':');
  const client = createQueryClient({ retries: 0 });
  try {
    if (data && !isForAnyRow) await prerenderData[data](client, parameter);
  } catch {
    return null;
  }
  const markup = await renderToHtml(path.replace(/:\w+/, anyId), client);
  // React puts the metadata first.
  const head = /^(?:<title>.*?<\/title>|<(?:meta|link)[^>]*>)*/s.exec(markup)?.[0] ?? '';
  return {
    head,
    body: markup.slice(head.length),
    // Queries that a screen only started will start again in the browser.
    state: dehydrate(client, {
      shouldDehydrateQuery: ({ state }) => state.status === 'success' && state.dataUpdateCount > 0,
    }),
    ...(data && isForAnyRow && { row: await rowOf(prerenderData[data]) }),
  };
}

async function renderToHtml(path: string, client: QueryClient): Promise<string> {
  const routes = routeObjects('public', await preload({ hostname: 'public.invalid', pathname: path }));
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <QueryClientProvider client={client}>
        <AppShell>
          <StaticRouter location={path}>
            <Screens routes={routes} />
          </StaticRouter>
        </AppShell>
      </QueryClientProvider>
    </StrictMode>,
    {
      // Everything in its place: without JavaScript, nothing could be moved there later.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => {
        errors.push(error);
      },
    },
  );
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw new Error(`${path} could not be rendered.`, { cause: errors[0] });
  return html;
}

async function rowOf(load: (client: QueryClient, id: string) => Promise<unknown>) {
  const [request] = await requestsOf(() => load(createQueryClient({ retries: 0 }), anyId));
  if (!request) throw new Error('The page requests no row.');
  return {
    request: { url: request.url, headers: request.headers, placeholder: anyId },
    pictureHtml: renderToStaticMarkup(<FirstPicture path={anyPicture} />),
    picturePlaceholder: anyPicture,
  };
}
