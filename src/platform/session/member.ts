import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { persisted } from '@/platform/query/persisted';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import { useAuth } from '@/platform/auth/auth-provider';

const columns = `id, name, title, location, profile_image_url, membership_tier, profile_status, created_at, email,
    phone, email_confirmed, entitlements, standing`;

/** Query for the signed-in member's own profile. Throws the specified error if it doesn't exist. */
export function memberQuery(userId: string) {
  return queryOptions({
    queryKey: ['session', 'member', userId],
    meta: persisted,
    queryFn: async ({ signal }) => {
      const row = unwrap(
        await database().from('users').select(columns).eq('id', userId).abortSignal(signal).maybeSingle(),
      );
      if (!row) throw new Error('Failed to create or retrieve user profile after creation.');
      return row;
    },
    staleTime: 60_000,
  });
}

/** The signed-in member's profile; stays pending while signed out. */
export function useMember() {
  const { user } = useAuth();
  return useQuery({ ...memberQuery(user?.id ?? ''), enabled: user !== null });
}

/** Returns a function that refetches the member, for when the server denies something the cached entitlements allow. */
export function useRefreshMember(): () => void {
  const queryClient = useQueryClient();
  const { user } = useAuth();
  const userId = user?.id;
  return useCallback(() => {
    if (userId) void queryClient.invalidateQueries({ queryKey: memberQuery(userId).queryKey });
  }, [queryClient, userId]);
}
