/** What tiers are called, wherever they are named. What each opens is not decided here: see membership-gates. */

interface TierNames {
  /** On a profile. */
  label: string;
  /** On a card, and where somebody writes; null for those who do not pay. */
  badge: 'Partner' | 'Pro Member' | 'Closer' | null;
  /** Beside a seller's name. */
  seller: 'Partner Member' | 'Pro Member' | null;
  /** As one's own plan. */
  plan: string;
}

const tiers = new Map<string, TierNames>([
  ['free', { label: 'Free Member', badge: null, seller: null, plan: 'Free Plan' }],
  ['basic', { label: 'Basic Member', badge: null, seller: null, plan: 'Basic' }],
  ['pro', { label: 'Pro Member', badge: 'Pro Member', seller: 'Pro Member', plan: 'Pro' }],
  ['closer', { label: 'Closer', badge: 'Closer', seller: 'Pro Member', plan: 'Closer' }],
  ['partner', { label: 'Partner Member', badge: 'Partner', seller: 'Partner Member', plan: 'Partner' }],
]);

/** What a tier is called on a profile. An unknown one is shown as a plain member's. */
export function tierLabel(tier: string): string {
  return tiers.get(tier)?.label ?? 'Member';
}

/** The tier as a card shows it; null for members who do not pay. */
export function tierBadge(tier: string): TierNames['badge'] {
  return tiers.get(tier)?.badge ?? null;
}

/** The badge beside a seller's name; null for members who do not pay. */
export function sellerBadge(tier: string): TierNames['seller'] {
  return tiers.get(tier)?.seller ?? null;
}

/** What a member's own tier is called; 'Free Plan' for free and for one that is not known. */
export function planName(tier: string): string {
  return tiers.get(tier)?.plan ?? 'Free Plan';
}
