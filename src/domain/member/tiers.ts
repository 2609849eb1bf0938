/** What tiers are called. What they unlock is decided elsewhere: see shared/entitlements. */

interface TierNames {
  /** On a profile, and for paid tiers beside a seller's name. */
  label: string;
  /** On cards and beside what a member writes; null for unpaid tiers. */
  badge: 'Partner' | 'Pro Member' | 'Closer' | null;
  /** As the member's own plan. */
  plan: string;
}

const tiers = new Map<string, TierNames>([
  ['free', { label: 'Free Member', badge: null, plan: 'Free Plan' }],
  ['basic', { label: 'Basic Member', badge: null, plan: 'Basic' }],
  ['pro', { label: 'Pro Member', badge: 'Pro Member', plan: 'Pro' }],
  ['closer', { label: 'Closer', badge: 'Closer', plan: 'Closer' }],
  ['partner', { label: 'Partner Member', badge: 'Partner', plan: 'Partner' }],
]);

/** Label on a profile; 'Member' for an unknown tier. */
export function tierLabel(tier: string): string {
  return tiers.get(tier)?.label ?? 'Member';
}

/** Whether the tier includes the paid membership. What it unlocks is in the member's entitlements. */
export function isPaidTier(tier: string): boolean {
  return tierBadge(tier) !== null;
}

/** Badge on cards; null for unpaid tiers. */
export function tierBadge(tier: string): TierNames['badge'] {
  return tiers.get(tier)?.badge ?? null;
}

/** Badge beside a seller's name; null for unpaid tiers. */
export function sellerBadge(tier: string): string | null {
  return tierBadge(tier) && tierLabel(tier);
}

/** Name of the member's own plan; 'Free Plan' for an unknown tier. */
export function planName(tier: string): string {
  return tiers.get(tier)?.plan ?? 'Free Plan';
}

/** Whether the tier's avatar shows a star. */
export function hasStar(tier: string | undefined): boolean {
  return tier === 'partner';
}
