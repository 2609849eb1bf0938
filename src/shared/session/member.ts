import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { may, type Gate } from '@/shared/lib/membership-gates';
import { getSupabase } from '@/shared/supabase/client';
import { unwrap } from '@/shared/supabase/errors';
import { useAuth } from './auth-provider';

const columns =
  'id, name, title, location, profile_image_url, membership_tier, profile_status, created_at, email, phone, email_confirmed, gates';

/** Query for the signed-in member's own profile. Fails with the specified text when there is none. */
export function memberQuery(userId: string) {
  return queryOptions({
    queryKey: ['session', 'member', userId],
    queryFn: async ({ signal }) => {
      const supabase = await getSupabase();
      const row = unwrap(
        await supabase.from('users').select(columns).eq('id', userId).retry(false).abortSignal(signal).maybeSingle(),
      );
      if (!row) throw new Error('Failed to create or retrieve user profile after creation.');
      return row;
    },
    staleTime: 60_000,
  });
}

/** The signed-in member's profile; disabled, and so pending, while nobody is signed in. */
export function useMember() {
  const { user } = useAuth();
  return useQuery({ ...memberQuery(user?.id ?? ''), enabled: user !== null });
}

/** Whether a gate of memberships is open to who is here: never to visitors; undefined while it is not known, where Postgres decides. */
export function useMay(gate: Gate): boolean | undefined {
  const { status } = useAuth();
  const member = useMember();
  return status === 'unauthenticated' ? false : may(member.data, gate);
}

/** Asks for the member again: for whoever was refused what was open as far as is known here. */
export function useRereadMember(): () => void {
  const queryClient = useQueryClient();
  const { user } = useAuth();
  const userId = user?.id;
  return useCallback(() => {
    if (userId) void queryClient.invalidateQueries({ queryKey: memberQuery(userId).queryKey });
  }, [queryClient, userId]);
}
