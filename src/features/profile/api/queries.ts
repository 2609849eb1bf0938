import { queryOptions } from '@tanstack/react-query';
import { readProfile } from '@/domain/member/profile';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import type { Profile } from '../profile';
import { profileKeys } from './keys';

/** The member's own profile with its private fields. Throws the specified error if there is none. */
export function ownProfileQuery(userId: string) {
  return queryOptions({
    queryKey: profileKeys.own(userId),
    queryFn: async ({ signal }): Promise<Profile> => {
      const row = unwrap(
        await database()
          .from('users')
          .select('*, email, phone, website, details:member_details(*)')
          .eq('id', userId)
          .abortSignal(signal)
          .maybeSingle(),
      );
      if (!row?.details) throw new Error('Failed to create or retrieve user profile after creation.');
      const { details, ...profile } = row;
      return readProfile({ ...profile, ...details });
    },
    // It may have been edited in another tab.
    refetchOnWindowFocus: 'always',
  });
}
