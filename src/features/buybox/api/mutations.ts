import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getSupabase } from '@/shared/supabase/client';
import { unwrap } from '@/shared/supabase/errors';
import type { Box } from '../box';

/** Saves these columns of the member's buy box, and makes one where there is none yet. */
export function useSaveBox(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (columns: Partial<Box>) => {
      const supabase = await getSupabase();
      unwrap(
        await supabase
          .from('buybox_profiles')
          .upsert({ user_id: userId, ...columns }, { onConflict: 'user_id' })
          .retry(false),
      );
    },
    // What matches is shown on other screens, too.
    onSuccess: () => void queryClient.invalidateQueries(),
  });
}
