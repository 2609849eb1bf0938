import type { Database } from '@/domain/database.types';
import type { NotificationKindId } from '@/domain/notification/catalog';

type Tables = Database['public']['Tables'];

/** The member who caused a notification. */
export type Actor = Pick<Tables['users']['Row'], 'id' | 'name' | 'profile_image_url' | 'membership_tier'>;

/** `actor` is null if the notification names nobody (`actor_id` is null, too) or the reader can't see the member. */
export interface Notification extends Pick<
  Tables['notifications']['Row'],
  'id' | 'kind' | 'actor_id' | 'data' | 'created_at' | 'read_at'
> {
  actor: Actor | null;
  /** The party of a deal that caused it; null or missing if there's none. */
  by_name?: string | null;
}

/** How a member gets notifications: the columns of `notification_settings`. */
export type Channel = 'in_app' | 'mail' | 'push';

/**
 * The channels of one kind. `mail` has no effect on kinds whose email is set in the buy box, or always sent, and `push`
 * none without `in_app`.
 */
export interface Setting extends Record<Channel, boolean> {
  kind: NotificationKindId;
}
