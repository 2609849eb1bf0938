import type { Database } from '../database.types.ts';

/**
 * Author of a post, comment, or message. Embeds are null if the viewer can't see the profile or the account was
 * deleted.
 */
export type Author = Pick<
  Database['public']['Tables']['users']['Row'],
  'id' | 'name' | 'profile_image_url' | 'membership_tier'
>;

/** Columns of an `Author`, for embedding in a query. */
export const authorColumns = 'id, name, profile_image_url, membership_tier';
