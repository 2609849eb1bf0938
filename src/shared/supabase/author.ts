import type { Database } from './database.types';

/** Who wrote something. Null where the reader cannot see the member's profile, or the account is gone. */
export type Author = Pick<
  Database['public']['Tables']['users']['Row'],
  'id' | 'name' | 'profile_image_url' | 'membership_tier'
>;

/** The columns of an `Author`, as a query embeds them. */
export const authorColumns = 'id, name, profile_image_url, membership_tier';
