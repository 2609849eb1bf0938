import type { ProfileValues } from '@/domain/member/fields';
import type { Database } from '@/domain/database.types';
import type { MemberCard } from './member';

type User = Database['public']['Tables']['users']['Row'];

/** The public part of a member's buy box. An empty list sets no condition. */
export interface BuyBox {
  /** Two-letter codes. */
  states: string[];
  /** 'Travis, TX'. */
  counties: string[];
  propertyTypes: string[];
}

/** Everything a member's page shows to this viewer. */
export interface MemberProfile extends MemberCard, Omit<ProfileValues, 'shown'>, Pick<User, 'created_at' | 'email'> {
  /** Null without a buy box, or when it sets no condition. */
  buyBox: BuyBox | null;
}

function texts(stored: unknown): string[] {
  return Array.isArray(stored) ? stored.filter((item) => typeof item === 'string') : [];
}

/** Parses the computed JSON field `buy_box`; null when it sets no condition. */
export function readBuyBox(stored: unknown): BuyBox | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { states, counties, property_types } = stored as Record<string, unknown>;
  const box = { states: texts(states), counties: texts(counties), propertyTypes: texts(property_types) };
  return Object.values(box).every((list) => list.length === 0) ? null : box;
}

/** open: shown; upgrade: a paid membership unlocks it; connections: only the member's connections see it. */
export type ContactPanel = 'open' | 'upgrade' | 'connections';

/**
 * Which contact panel to show. Postgres withholds the details; `entitled`: the viewer's plan unlocks contact details.
 */
export function contactPanel(
  member: Pick<MemberProfile, 'email' | 'phone' | 'profile_status'>,
  entitled: boolean,
): ContactPanel {
  if (member.email || member.phone) return 'open';
  return entitled || member.profile_status === 'private' ? 'connections' : 'upgrade';
}

/** How a connection would unlock the contact details, given the current connection state. */
export function unlockHint({ name, connection }: Pick<MemberProfile, 'name' | 'connection'>): string {
  if (connection?.state === 'sent') return `You’ll see it when ${name} accepts your request.`;
  if (connection?.state === 'received') return `You’ll see it when you accept the request from ${name}.`;
  return `You’ll also see it once you and ${name} are connected.`;
}

/** Explains why the viewer can see a private profile; null for a public one. `own`: it's the viewer's profile. */
export function privateProfileNote(
  member: Pick<MemberProfile, 'name' | 'profile_status' | 'connection'>,
  own: boolean,
): string | null {
  if (member.profile_status !== 'private') return null;
  if (own) return 'Your profile is private. Only your connections and our team can open this page.';
  if (member.connection?.state === 'connected')
    return 'This profile is private. You can see it because you’re connected.';
  if (member.connection?.state === 'received')
    return `This profile is private. You can see it because ${member.name} wants to connect with you.`;
  return 'This profile is private. You can see it because of a deal or message between you, or because you’re staff.';
}
