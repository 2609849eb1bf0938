import { matchMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { communityKeys } from '@/features/community/api/keys';
import { dashboardKeys } from '@/features/dashboard/api/keys';

/** Refetches the feed and figures after a follow or unfollow. */
export function useRefreshOnFollow(userId: string): void {
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
