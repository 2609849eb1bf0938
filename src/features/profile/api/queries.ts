import { queryOptions } from '@tanstack/react-query';
import { industries, roles } from '@/domain/member/member-vocabulary';
import { webLinks } from '@/domain/member/social-links';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import type { Profile } from '../profile';
import { profileKeys } from './keys';

const columns = `
  id, name, title, location, bio, membership_tier, profile_image_url, past_deals, expertise,
  certifications, investment_interests, social_links, profile_status, created_at, open_to_messages, email, phone,
  website,
  details:member_details(roles, industries, shown)
`;

/** The member's own profile with its private fields. Throws the specified error if there is none. */
export function ownProfileQuery(userId: string) {
  return queryOptions({
    queryKey: profileKeys.own(userId),
    queryFn: async ({ signal }): Promise<Profile> => {
      const supabase = await getSupabase();
      const row = unwrap(
        await supabase.from('users').select(columns).eq('id', userId).abortSignal(signal).maybeSingle(),
      );
      if (!row) throw new Error('Failed to create or retrieve user profile after creation.');
      const { details, social_links: links, profile_status: status, ...rest } = row;
      return {
        ...rest,
        social_links: webLinks(links),
        profile_status: status === 'private' ? 'private' : 'public',
        roles: roles.filter((role) => details?.roles.includes(role)),
        industries: industries.filter((industry) => details?.industries.includes(industry)),
        shown: details?.shown ?? true,
      };
    },
    // It may have been edited in another tab.
    refetchOnWindowFocus: 'always',
  });
}
