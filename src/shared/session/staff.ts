import { queryOptions, useQuery } from '@tanstack/react-query';
import { getSupabase } from '@/shared/supabase/client';
import { unwrap } from '@/shared/supabase/errors';
import { useAuth } from './auth-provider';

/** Query for whether that member is staff. The role stands in the database; this only decides what is shown. */
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

/** Whether the signed-in member is staff; disabled, and so pending, while nobody is signed in. */
export function useStaff() {
  const { user } = useAuth();
  return useQuery({ ...staffQuery(user?.id ?? ''), enabled: user !== null });
}
