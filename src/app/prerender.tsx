import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { headOf, writtenPaths } from '@/routes/marketing/page-heads';
import { MarketingRoutes } from '@/routes/marketing/router';
import { headHtml } from '@/shared/lib/page-head';
import { Frame } from './frame';

export { writtenPaths };

/**
 * A page of the public site as a visitor first sees it: what goes into the document's head, and what into its root. `origin`: null where
 * it is not known yet. Rejects when the page cannot be rendered without a browser.
 */
export async function writePage(path: string, origin: string | null): Promise<{ head: string; body: string }> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <Frame>
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
  return { head: head ? headHtml(head, origin) : '', body };
}
