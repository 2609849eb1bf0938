import { useMutation, useQueryClient } from '@tanstack/react-query';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import type { Box } from '../box';

/** Saves these columns of the member's buy box. Creates the buy box if there is none. */
export function useSaveBox(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (columns: Partial<Box>) => {
      unwrap(
        await database()
          .from('buybox_profiles')
          .upsert({ user_id: userId, ...columns }, { onConflict: 'user_id' }),
      );
    },
    // Matches appear on many screens.
    onSuccess: () => void queryClient.invalidateQueries(),
  });
}
