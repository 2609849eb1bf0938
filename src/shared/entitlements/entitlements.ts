import { useAuth } from '@/platform/auth/auth-provider';
import { useMember } from '@/platform/session/member';

/**
 * What a plan unlocks. The table `membership_rules` decides which tiers have an entitlement: Postgres enforces it and
 * lists a member's entitlements in the computed column `entitlements` of their own row. The UI only reads that column.
 */
export const entitlements = [
  'verified_only',
  'seller_contact',
  'start_conversations',
  'premium_resources',
  'exclusive_events',
  'no_jv_requirement',
  'fast_review',
  'analytics',
  'premium_alerts',
  'priority_visibility',
  'in_person_events',
  'api_access',
] as const;

export type Entitlement = (typeof entitlements)[number];

/** Whether the member has the entitlement; undefined until their row is loaded. */
export function can(
  member: { entitlements: readonly string[] | null } | undefined,
  entitlement: Entitlement,
): boolean | undefined {
  return member?.entitlements?.includes(entitlement);
}

/** Whether the current user has the entitlement: false for visitors, undefined until it is known. */
export function useCan(entitlement: Entitlement): boolean | undefined {
  const { status } = useAuth();
  const member = useMember();
  return status === 'unauthenticated' ? false : can(member.data, entitlement);
}

/** Whether this tier's listings are verified without review. Postgres decides in `private.apply_tier_to_listing`. */
export function skipsReview(tier: string | undefined): boolean {
  return tier === 'partner';
}

/**
 * Shown where an entitlement is missing: one text for each. The specification quotes the first two, which name
 * different plans for the same tiers; the plan that's sold is named below them.
 */
export const lockedMessages = {
  verified_only: 'Verified listings are exclusively available to Closer and Partner members',
  seller_contact: 'Contact information available to Pro and Partner members',
  // Postgres raises these two for events.
  exclusive_events: 'This event is for Closer and Partner members',
  in_person_events: 'In-person events are for paid members',
  api_access: 'API keys are exclusively available to Closer and Partner members',
  no_jv_requirement:
    'A 50% JV requirement applies: on a free membership, you and the member who takes the deal split its profit ' +
    'equally. Paid members list without it.',
  premium_alerts:
    'Closer and Partner members get instant email, price drops, listings back on the market, and alerts for up to 10 ' +
    'saved searches. Your plan includes new matches in the app and a daily email.',
} as const satisfies Partial<Record<Entitlement, string>>;
