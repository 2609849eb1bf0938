import { useMutation, useQueryClient } from '@tanstack/react-query';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import { marketplaceKeys } from '@/shared/listings/api/keys';
import { toRpcFilters } from '@/domain/filters/filters';
import { parseSearchParams } from '@/domain/filters/marketplace-query';
import type { SavedSearch } from './queries';

/** A mutation of a member's saved searches that refetches them. */
function useSavedSearchMutation<V>(userId: string, mutationFn: (variables: V) => Promise<void>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: marketplaceKeys.savedSearches(userId) }),
  });
}

/** Saves a search. Fails with code 23505 when it's already saved and 23514 for a 51st. */
export function useSaveSearch(userId: string) {
  return useSavedSearchMutation(userId, async ({ name, query }: { name: string; query: string }) => {
    unwrap(await database().from('saved_searches').insert({ user_id: userId, name, query }));
  });
}

/** Renames a saved search. Succeeds if it's gone. */
export function useRenameSearch(userId: string) {
  return useSavedSearchMutation(userId, async ({ id, name }: { id: string; name: string }) => {
    unwrap(await database().from('saved_searches').update({ name }).eq('id', id));
  });
}

/**
 * Turns a saved search’s alerts on, with this kind of email, or off (null). Fails with code 23514 for an 11th alerting
 * search and 42501 without the entitlement `premium_alerts`.
 */
export function useSearchAlert(userId: string, { id, query, alert }: SavedSearch) {
  return useSavedSearchMutation(userId, async (mail: string | null) => {
    const alerts = database().from('search_alerts');
    if (mail === null) {
      unwrap(await alerts.delete().eq('search_id', id));
    } else if (alert) {
      unwrap(await alerts.update({ mail }).eq('search_id', id));
    } else {
      const { filters, search } = parseSearchParams(query);
      unwrap(await alerts.insert({ search_id: id, user_id: userId, filters: toRpcFilters(filters), search, mail }));
    }
  });
}

/** Deletes a saved search. Succeeds if it's already gone. */
export function useDeleteSearch(userId: string) {
  return useSavedSearchMutation(userId, async (id: string) => {
    unwrap(await database().from('saved_searches').delete().eq('id', id));
  });
}
