import { useMutation, useQueryClient } from '@tanstack/react-query';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import { operationsKeys } from './keys';

/** Queues the emails again that were given up with this reply code, or without one. Returns how many. */
export function useRetryMail() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (error: string | null) =>
      unwrap(await database().rpc('retry_mail', error === null ? {} : { error })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: operationsKeys.all }),
  });
}
