import { mutationOptions } from '@tanstack/react-query';
import { getSupabase } from '@/shared/supabase/client';
import { unwrap } from '@/shared/supabase/errors';

/** Ends mail about deals for whoever the token belongs to; false where it is nobody's. May be asked again. */
export function unsubscribeMutation(token: string) {
  return mutationOptions({
    mutationKey: ['alerts', 'unsubscribe', token],
    mutationFn: async (): Promise<boolean> => {
      const supabase = await getSupabase();
      return unwrap(await supabase.rpc('unsubscribe_from_alerts', { token }).retry(false));
    },
  });
}
