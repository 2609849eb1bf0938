import { hydrate, QueryClientContext, QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useContext, type ReactNode } from 'react';
import { authStore } from '@/shared/session/auth-store';
import { createQueryClient } from './query-client';

let client: QueryClient | undefined;

/** The one query client of this tab. Where the page was written at build time, it knows from the start what the page shows. */
function clientOfTab(): QueryClient {
  if (client) return client;
  client = createQueryClient();
  const written = document.getElementById('page-state')?.textContent;
  if (written) hydrate(client, JSON.parse(written));
  forgetWithMember(client);
  return client;
}

/** Nothing one member loaded stays in memory for the next: it is forgotten on sign-out, and when another one signs in. */
function forgetWithMember(queryClient: QueryClient) {
  let last = authStore.getSnapshot().user?.id;
  authStore.subscribe(() => {
    const now = authStore.getSnapshot().user?.id;
    if (last !== undefined && now !== last) queryClient.clear();
    last = now;
  });
}

/** Gives the tab's query client to what stands below it; where there is one already, that one stays. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const above = useContext(QueryClientContext);
  return above ? children : <QueryClientProvider client={clientOfTab()}>{children}</QueryClientProvider>;
}
