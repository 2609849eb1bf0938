import type { Industry, Role } from '@/shared/config/member-vocabulary';
import type { Links } from '@/shared/lib/social-links';
import type { Database } from '@/shared/supabase/database.types';

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
> {
  social_links: Links;
  profile_status: ProfileStatus;
  roles: Role[];
  industries: Industry[];
  /** Whether others see roles and industries. */
  shown: boolean;
}

export const profileStatuses = ['public', 'private'] as const;
export type ProfileStatus = (typeof profileStatuses)[number];

/** What the database function `save_profile` takes: the fields that are to change. */
export type ProfileChanges = Partial<
  Omit<Profile, 'id' | 'membership_tier' | 'profile_image_url' | 'created_at' | 'email'>
>;
