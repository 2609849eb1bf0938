import { dehydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { resourcesQuery } from '@/features/resources/api/queries';
import { headOf, writtenPaths } from '@/routes/marketing/page-heads';
import { MarketingRoutes } from '@/routes/marketing/router';
import { paths } from '@/shared/config/paths';
import { createQueryClient } from '@/shared/lib/query-client';
import { headHtml } from '@/shared/lib/page-head';
import { Frame } from './frame';

export { writtenPaths };

/** What is asked of the backend for a page, so that it can be read without scripts. The same for everyone, and rarely new. */
const contents: Readonly<Record<string, (client: QueryClient) => Promise<unknown>>> = {
  [paths.resources]: (client) => client.fetchQuery(resourcesQuery()),
};

/** Which words of the query a page shows something else for, and so is not the page that was written; '*': any. */
const questions: Readonly<Record<string, string>> = { [paths.home]: 'account', [paths.resources]: '*' };

export interface WrittenPage {
  /** Of the document's head, as HTML. */
  head: string;
  /** Of the root, as HTML. */
  body: string;
  state: DehydratedState;
  questions: string;
  /** Why what the page asks of the backend is not there: it will be asked for in the browser. Null when all is there. */
  missing: string | null;
}

/**
 * A page of the public site as a visitor first sees it. `origin`: where the site will be; null where that is not known yet. Rejects
 * when the page cannot be rendered without a browser.
 */
export async function writePage(path: string, origin: string | null): Promise<WrittenPage> {
  const queryClient = createQueryClient({ retries: 0 });
  const missing = await contents[path]?.(queryClient).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : 'Thrown: no error'),
  );
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <Frame queryClient={queryClient}>
        <StaticRouter location={path}>
          <MarketingRoutes />
        </StaticRouter>
      </Frame>
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
  const head = headOf(path);
  return { head: head ? headHtml(head, origin) : '', body, state: dehydrate(queryClient), questions: questions[path] ?? '', missing: missing ?? null };
}
