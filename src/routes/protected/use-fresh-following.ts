import { matchMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { communityKeys } from '@/features/community/api/keys';
import { dashboardKeys } from '@/features/dashboard/api/keys';

/** Whoever is followed or unfollowed on this screen changes what the feed and the figures say: they are read again. */
export function useFreshFollowing(userId: string): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'success') return;
        if (!matchMutation({ mutationKey: communityKeys.followChanges }, event.mutation)) return;
        void queryClient.invalidateQueries({ queryKey: dashboardKeys.figures(userId) });
        void queryClient.invalidateQueries({ queryKey: dashboardKeys.following(userId) });
      }),
    [queryClient, userId],
  );
}
