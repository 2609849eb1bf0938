import { hydrate, QueryClientContext, QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useContext, type ReactNode } from 'react';
import { authStore } from '@/platform/auth/auth-store';
import { createQueryClient } from './query-client';

let client: QueryClient | undefined;

/** The tab's only query client, hydrated with the data of a prerendered page. */
export function tabClient(): QueryClient {
  if (client) return client;
  client = createQueryClient();
  const dehydrated = document.getElementById('dehydrated-state')?.textContent;
  if (dehydrated) hydrate(client, JSON.parse(dehydrated));
  clearOnUserChange(client);
  return client;
}

/** Clears the cache on sign-out and when another member signs in. */
function clearOnUserChange(queryClient: QueryClient) {
  let last = authStore.getSnapshot().user?.id;
  authStore.subscribe(() => {
    const now = authStore.getSnapshot().user?.id;
    if (last !== undefined && now !== last) queryClient.clear();
    last = now;
  });
}

/** Provides the tab's query client, unless a client is already provided. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const existing = useContext(QueryClientContext);
  return existing ? children : <QueryClientProvider client={tabClient()}>{children}</QueryClientProvider>;
}
