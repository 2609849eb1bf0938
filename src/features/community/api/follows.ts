import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { getSupabase } from '@/shared/supabase/client';
import { unwrap } from '@/shared/supabase/errors';
import { withFollowed } from '../connection-rules';
import { networkCountsQuery } from './connection-lists';
import { communityKeys } from './keys';
import { patchMember } from './patch-member';

async function store(userId: string, memberId: string, followed: boolean): Promise<void> {
  const supabase = await getSupabase();
  const who = { user_id: userId, member_id: memberId };
  unwrap(await (followed ? supabase.rpc('follow_member', who) : supabase.rpc('unfollow_member', who)));
}

/**
 * Follows a member, or no longer. Shown only when the server has agreed; `onFailed` is told when it has not. `set` does
 * nothing while a change of this member is under way, from wherever.
 */
export function useFollow(userId: string, memberId: string, onFailed: (error: Error) => void) {
  const queryClient = useQueryClient();
  const mutationKey = communityKeys.followChange(memberId);
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: (followed: boolean) => store(userId, memberId, followed),
    onSuccess: (_, followed) => {
      patchMember(queryClient, memberId, (member) => withFollowed(member, followed));
      // Not waited for: the change is shown.
      void queryClient.invalidateQueries({ queryKey: communityKeys.suggestions });
      void queryClient.invalidateQueries({ queryKey: communityKeys.member(userId, userId) });
      void queryClient.invalidateQueries({ queryKey: networkCountsQuery(userId).queryKey });
      // Whoever was unfollowed stays in sight, to be followed again, until the list is opened anew.
      void queryClient.invalidateQueries({ queryKey: communityKeys.followLists, refetchType: 'none' });
    },
    onError: onFailed,
  });
  const pending = useIsMutating({ mutationKey }) > 0;
  const set = (followed: boolean) => {
    if (queryClient.isMutating({ mutationKey }) === 0) mutate(followed);
  };
  return { set, pending };
}
