const names: Readonly<Record<string, string>> = { basic: 'Basic', pro: 'Pro', closer: 'Closer', partner: 'Partner' };

/** What a member's tier is called; 'Free Plan' for free and for one that is not known. */
export function planName(tier: string): string {
  return names[tier] ?? 'Free Plan';
}

/** Whether the tier is one of those that a paid plan, or staff, grants. */
export function isPaidTier(tier: string): boolean {
  return tier === 'pro' || tier === 'partner' || tier === 'closer';
}
