import { hydrate, type QueryClient } from '@tanstack/react-query';
import { createQueryClient } from '@/shared/lib/query-client';

/** The app's query client. Where the page was written at build time, it knows from the start what the page shows. */
export function preparedClient(): QueryClient {
  const client = createQueryClient();
  const written = document.getElementById('page-state')?.textContent;
  if (written) hydrate(client, JSON.parse(written));
  return client;
}
