import type { Database } from '@/domain/database.types';

type User = Database['public']['Tables']['users']['Row'];
type StatsRow = Database['public']['Tables']['member_stats']['Row'];

/** The viewer's connection, or request, with a member. `id` is the row in `connections`. */
export interface Connection {
  id: string;
  /** sent: by the viewer; received: from the member. */
  state: 'sent' | 'received' | 'connected';
}

/** The fields that introduce a member in a row or a card. */
export type Person = Pick<User, 'id' | 'name' | 'title' | 'location' | 'profile_image_url' | 'membership_tier'>;

/** A member's counters. `ratings` holds the number of reviews with 1, 2, 3, 4 and 5 stars. */
export type Stats = Omit<StatsRow, 'user_id'>;

/** A member in a list, with the viewer's relation to them. */
export interface MemberCard extends Person {
  connection: Connection | null;
  followed: boolean;
  /** Null when they couldn't be loaded. */
  stats: Stats | null;
}

/** The viewer's relation to a member, and the member's counters, for `select`. */
export const relationColumns =
  'connection, followed, stats:member_stats(followers, following, connections, profile_views, ratings)';

/** The columns of a `MemberCard`, for `select`. */
export const memberCardColumns =
  `id, name, title, location, profile_image_url, membership_tier, ${relationColumns}` as const;

const states = ['sent', 'received', 'connected'] as const;

/** Parses the computed JSON field `connection`; null for anything else. */
export function readConnection(stored: unknown): Connection | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { id, state } = stored as { id?: unknown; state?: unknown };
  const known = states.find((candidate) => candidate === state);
  return typeof id === 'string' && known ? { id, state: known } : null;
}

/** A row selected with `memberCardColumns`: its computed fields are untyped JSON. */
type MemberRow = Omit<MemberCard, 'connection' | 'followed'> & { connection: unknown; followed: boolean | null };

/** Converts a row selected with `memberCardColumns`. */
export function toMemberCard(row: MemberRow): MemberCard {
  return { ...row, connection: readConnection(row.connection), followed: row.followed === true };
}
