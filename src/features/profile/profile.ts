import type { Industry, Role } from '@/domain/member/member-vocabulary';
import type { SocialLinks } from '@/domain/member/social-links';
import type { Database } from '@/domain/database.types';

type User = Database['public']['Tables']['users']['Row'];

/** A member's own profile with everything they can edit. */
export interface Profile extends Pick<
  User,
  | 'id'
  | 'name'
  | 'title'
  | 'location'
  | 'bio'
  | 'membership_tier'
  | 'profile_image_url'
  | 'past_deals'
  | 'expertise'
  | 'certifications'
  | 'investment_interests'
  | 'created_at'
  | 'email'
  | 'phone'
  | 'website'
  | 'open_to_messages'
> {
  social_links: SocialLinks;
  profile_status: ProfileStatus;
  roles: Role[];
  industries: Industry[];
  /** Whether others can see roles and industries. */
  shown: boolean;
}

export const profileStatuses = ['public', 'private'] as const;
export type ProfileStatus = (typeof profileStatuses)[number];

/** The input of the database function `save_profile`: the fields to change. */
export type ProfileChanges = Partial<
  Omit<Profile, 'id' | 'membership_tier' | 'profile_image_url' | 'created_at' | 'email'>
>;
