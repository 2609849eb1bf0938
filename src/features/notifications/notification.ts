import type { Database } from '@/shared/supabase/database.types';

type Tables = Database['public']['Tables'];

/** Who did it. */
export type Actor = Pick<Tables['users']['Row'], 'id' | 'name' | 'profile_image_url' | 'membership_tier'>;

/** What a member is told. `actor` is null where nobody is named (`actor_id` is null too) or the reader cannot see them. */
export interface Notification extends Pick<
  Tables['notifications']['Row'],
  'id' | 'kind' | 'actor_id' | 'data' | 'created_at' | 'read_at'
> {
  actor: Actor | null;
}

/** How a member wants to hear of a kind. */
export interface Setting {
  kind: string;
  in_app: boolean;
  mail: boolean;
  /** Mail of this kind is chosen in the buy box, and `mail` says nothing. */
  mailInBuyBox: boolean;
}

/** A way in which a member can hear of things: a column of the settings. */
export type Channel = 'in_app' | 'mail';

/** What a kind means where a member has set nothing. */
export const defaultChannels: Readonly<Record<Channel, boolean>> = { in_app: true, mail: false };
