/**
 * What a membership opens. Which tiers pass a gate stands in one place, the table `membership_rules`: Postgres guards by it,
 * and says on a member's own row, in `gates`, what is open to them. Here the gates have their names, and what is said where one is closed.
 */

export const gates = [
  'verified_only',
  'seller_contact',
  'start_conversations',
  'premium_resources',
  'exclusive_events',
  'no_jv_requirement',
  'fast_review',
] as const;

export type Gate = (typeof gates)[number];

/** Whether the gate is open to the member whose own row this is; undefined while that is not known: then Postgres decides. */
export function may(member: { gates: readonly string[] | null } | undefined, gate: Gate): boolean | undefined {
  return member?.gates?.includes(gate);
}

/** What is said at a gate that is closed. */
export const gateTexts = {
  verified_only: 'Verified listings are exclusively available to Closer and Partner members',
  seller_contact: 'Contact information available to Pro and Partner members',
  // As Postgres says it, too.
  exclusive_events: 'This event is for Closer and Partner members',
  no_jv_requirement:
    'A 50% JV requirement applies: on a free membership you and whoever takes the deal split its profit half and half. Paid members list without it.',
} as const satisfies Partial<Record<Gate, string>>;
