import type { Industry, Role } from '@/shared/config/member-vocabulary';
import type { Links } from '@/shared/lib/social-links';
import type { Database } from '@/shared/supabase/database.types';
import type { MemberCard } from './member';

type User = Database['public']['Tables']['users']['Row'];

/** What a member wants to buy, as far as others see it. An empty list sets no condition. */
export interface BuyBox {
  /** Two letters each. */
  states: string[];
  /** 'Travis, TX'. */
  counties: string[];
  propertyTypes: string[];
}

/** A member with everything their page shows to this reader. */
export interface MemberProfile
  extends
    MemberCard,
    Pick<
      User,
      | 'bio'
      | 'expertise'
      | 'certifications'
      | 'investment_interests'
      | 'past_deals'
      | 'profile_status'
      | 'created_at'
      | 'email'
      | 'phone'
    > {
  social_links: Links;
  /** Empty also where the member does not show them. */
  roles: Role[];
  industries: Industry[];
  /** Null without one, or where it sets no condition. */
  buyBox: BuyBox | null;
}

function texts(stored: unknown): string[] {
  return Array.isArray(stored) ? stored.filter((item) => typeof item === 'string') : [];
}

/** The computed field `buy_box` of a member, which is JSON to the API; null for one that says nothing. */
export function readBuyBox(stored: unknown): BuyBox | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { states, counties, property_types } = stored as Record<string, unknown>;
  const box = { states: texts(states), counties: texts(counties), propertyTypes: texts(property_types) };
  return Object.values(box).every((list) => list.length === 0) ? null : box;
}

/** open: shown; upgrade: for those whose membership opens it; connections: for the member's connections alone. */
export type ContactPanel = 'open' | 'upgrade' | 'connections';

/** How a member's contact details are shown. Postgres withholds them; this only picks the panel. `open`: whether the gate is to the reader. */
export function contactPanel(
  member: Pick<MemberProfile, 'email' | 'phone' | 'profile_status'>,
  open: boolean,
): ContactPanel {
  if (member.email || member.phone) return 'open';
  return open || member.profile_status === 'private' ? 'connections' : 'upgrade';
}

/** How connecting opens what is withheld, as the two stand. */
export function openedBy({ name, connection }: Pick<MemberProfile, 'name' | 'connection'>): string {
  if (connection?.state === 'sent') return `It opens when ${name} accepts your request.`;
  if (connection?.state === 'received') return `It opens when you accept the request from ${name}.`;
  return `It also opens once you and ${name} are connected.`;
}

/** Why this reader sees a private profile; null for a public one. `own`: it is the reader's. */
export function privateNote(
  member: Pick<MemberProfile, 'name' | 'profile_status' | 'connection'>,
  own: boolean,
): string | null {
  if (member.profile_status !== 'private') return null;
  if (own) return 'Your profile is private: only your connections and our staff can open this page.';
  if (member.connection?.state === 'connected') return 'This profile is private. You see it because you are connected.';
  if (member.connection?.state === 'received')
    return `This profile is private. You see it because ${member.name} asks to connect with you.`;
  return 'This profile is private. You see it as staff.';
}
