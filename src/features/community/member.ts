import type { Database } from '@/shared/supabase/database.types';

type User = Database['public']['Tables']['users']['Row'];
type StatsRow = Database['public']['Tables']['member_stats']['Row'];

/** What stands between the reader and a member. `id` is the row in `connections`. */
export interface Connection {
  id: string;
  /** sent: the reader has asked; received: the member has. */
  state: 'sent' | 'received' | 'connected';
}

/** Who somebody is, at a glance. */
export type Person = Pick<User, 'id' | 'name' | 'title' | 'location' | 'profile_image_url' | 'membership_tier'>;

/** Counts of a member. `ratings` are the numbers of reviews with 1, 2, 3, 4 and 5 stars. */
export type Stats = Omit<StatsRow, 'user_id'>;

/** A member in a list, with what the reader can do about them. */
export interface MemberCard extends Person {
  connection: Connection | null;
  followed: boolean;
  /** Null when it could not be read. */
  stats: Stats | null;
}

/** The columns of a `MemberCard`, as a query on members selects them. */
export const memberCardColumns =
  'id, name, title, location, profile_image_url, membership_tier, connection, followed, stats:member_stats(followers, following, connections, profile_views, ratings)';

const states = ['sent', 'received', 'connected'] as const;

/** The computed field `connection` of a member, which is JSON to the API; null for anything that is none. */
export function readConnection(stored: unknown): Connection | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { id, state } = stored as { id?: unknown; state?: unknown };
  const known = states.find((candidate) => candidate === state);
  return typeof id === 'string' && known ? { id, state: known } : null;
}

/** A member as a query with `memberCardColumns` gives them: with computed fields that are JSON, or null, to the API. */
type MemberRow = Omit<MemberCard, 'connection' | 'followed'> & { connection: unknown; followed: boolean | null };

/** The card of a row that `memberCardColumns` selected. */
export function toMemberCard(row: MemberRow): MemberCard {
  return { ...row, connection: readConnection(row.connection), followed: row.followed === true };
}
