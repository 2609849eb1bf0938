/** What tiers are called. What they unlock is decided elsewhere: see shared/entitlements. */

interface TierNames {
  /** On a profile. */
  label: string;
  /** On cards and beside what a member writes; null for unpaid tiers. */
  badge: 'Partner' | 'Pro Member' | 'Closer' | null;
  /** Beside a seller's name. */
  seller: 'Partner Member' | 'Pro Member' | null;
  /** As the member's own plan. */
  plan: string;
}

const tiers = new Map<string, TierNames>([
  ['free', { label: 'Free Member', badge: null, seller: null, plan: 'Free Plan' }],
  ['basic', { label: 'Basic Member', badge: null, seller: null, plan: 'Basic' }],
  ['pro', { label: 'Pro Member', badge: 'Pro Member', seller: 'Pro Member', plan: 'Pro' }],
  ['closer', { label: 'Closer', badge: 'Closer', seller: 'Pro Member', plan: 'Closer' }],
  ['partner', { label: 'Partner Member', badge: 'Partner', seller: 'Partner Member', plan: 'Partner' }],
]);

/** Label on a profile; 'Member' for an unknown tier. */
export function tierLabel(tier: string): string {
  return tiers.get(tier)?.label ?? 'Member';
}

/** Badge on cards; null for unpaid tiers. */
export function tierBadge(tier: string): TierNames['badge'] {
  return tiers.get(tier)?.badge ?? null;
}

/** Badge beside a seller's name; null for unpaid tiers. */
export function sellerBadge(tier: string): TierNames['seller'] {
  return tiers.get(tier)?.seller ?? null;
}

/** Name of the member's own plan; 'Free Plan' for an unknown tier. */
export function planName(tier: string): string {
  return tiers.get(tier)?.plan ?? 'Free Plan';
}

/** Whether the tier's avatar shows a star. */
export function hasStar(tier: string | undefined): boolean {
  return tier === 'partner';
}
