import { queryOptions, useQuery } from '@tanstack/react-query';
import { getSupabase } from '@/shared/supabase/client';
import { unwrap } from '@/shared/supabase/errors';
import { useAuth } from './auth-provider';

/** Query for whether the member is staff. Only decides what the UI shows; the database enforces the role. */
export function staffQuery(userId: string) {
  return queryOptions({
    queryKey: ['session', 'staff', userId],
    queryFn: async ({ signal }) => {
      const supabase = await getSupabase();
      const row = unwrap(
        await supabase
          .from('staff')
          .select('user_id')
          .eq('user_id', userId)
          .retry(false)
          .abortSignal(signal)
          .maybeSingle(),
      );
      return row !== null;
    },
    staleTime: 5 * 60_000,
  });
}

/** Whether the signed-in member is staff; stays pending while signed out. */
export function useIsStaff() {
  const { user } = useAuth();
  return useQuery({ ...staffQuery(user?.id ?? ''), enabled: user !== null });
}
