import type { ProfileValues } from '@/domain/member/fields';
import type { Database } from '@/domain/database.types';

type User = Database['public']['Tables']['users']['Row'];

/** A member's own profile with everything they can edit. */
export interface Profile
  extends ProfileValues, Pick<User, 'id' | 'membership_tier' | 'profile_image_url' | 'created_at' | 'email'> {}

/** The input of the database function `save_profile`: the fields to change. */
export type ProfileChanges = Partial<ProfileValues>;
