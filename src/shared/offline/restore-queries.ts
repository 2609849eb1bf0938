import { hydrate, type QueryClient } from '@tanstack/react-query';
import { buildVersion, usable, type KeptQuery } from './kept-query';
import { readKept } from './member-store';

/**
 * Fills the cache with what the member's last visits kept. Screens show it at once, and refetch it because it's marked
 * as invalidated.
 */
export async function restoreQueries(client: QueryClient, userId: string): Promise<void> {
  const stored = await readKept<KeptQuery>(userId, 'query');
  const queries = usable(stored, buildVersion(), Date.now()).map((query) => ({
    ...query,
    state: { ...query.state, isInvalidated: true },
  }));
  // Until the page closes: a screen that is opened later, maybe offline, needs it, too.
  hydrate(client, { mutations: [], queries }, { defaultOptions: { queries: { gcTime: Infinity } } });
}
