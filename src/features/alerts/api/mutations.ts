import { mutationOptions } from '@tanstack/react-query';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import { alertKeys } from './keys';

/** Turns off deal emails for the token's member. Resolves to false for an unknown token. Idempotent. */
export function unsubscribeMutation(token: string) {
  return mutationOptions({
    mutationKey: alertKeys.unsubscribe(token),
    mutationFn: async (): Promise<boolean> => unwrap(await database().rpc('unsubscribe_from_alerts', { token })),
  });
}
