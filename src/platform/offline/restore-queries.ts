import { hydrate, type QueryClient } from '@tanstack/react-query';
import { usable, type PersistedQuery } from './persisted-query';
import { readStored } from './member-store';

/** Reads what the member's last visits stored for this build, as data to refetch. */
export async function readQueries(userId: string, version: string): Promise<PersistedQuery['query'][]> {
  const stored = await readStored<PersistedQuery>(userId, 'query');
  return usable(stored, version, Date.now()).map((query) => ({
    ...query,
    state: { ...query.state, isInvalidated: true },
  }));
}

/** Fills the cache, so that screens start with it. */
export function restoreQueries(client: QueryClient, queries: PersistedQuery['query'][]): void {
  // Until the page closes: a screen that is opened later, maybe offline, needs it, too.
  hydrate(client, { mutations: [], queries }, { defaultOptions: { queries: { gcTime: Infinity } } });
}
