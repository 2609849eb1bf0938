import { useMutation, useQueryClient } from '@tanstack/react-query';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import type { FeedKind } from '../feed';
import { calendarKeys } from './keys';

/** Makes the member's address of a kind, instead of the one there was, and resolves with its secret. */
export function useMakeAddress(userId: string) {
  return useAddressMutation(userId, async (kind: FeedKind) => {
    return unwrap(await database().rpc('create_feed_address', { kind }));
  });
}

/** Revokes the member's address of a kind. */
export function useRevokeAddress(userId: string) {
  return useAddressMutation(userId, async (kind: FeedKind) => {
    unwrap(await database().from('feed_addresses').delete().eq('user_id', userId).eq('kind', kind));
  });
}

function useAddressMutation<R>(userId: string, mutationFn: (kind: FeedKind) => Promise<R>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => queryClient.invalidateQueries({ queryKey: calendarKeys.list(userId) }),
  });
}
