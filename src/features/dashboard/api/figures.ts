import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/shared/supabase/client';
import { unwrap } from '@/shared/supabase/errors';
import { dashboardKeys } from './keys';

/** The figures of the dashboard's tiles, as the database describes them at `dashboard_figures`. */
export function figuresQuery(userId: string) {
  return queryOptions({
    queryKey: dashboardKeys.figures(userId),
    queryFn: async ({ signal }) => {
      const supabase = await getSupabase();
      return unwrap(await supabase.rpc('dashboard_figures').retry(false).abortSignal(signal).single());
    },
    refetchOnWindowFocus: 'always',
  });
}
