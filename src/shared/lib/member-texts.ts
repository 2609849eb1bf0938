import { countText } from './format';

const tierLabels = new Map([
  ['free', 'Free Member'],
  ['basic', 'Basic Member'],
  ['pro', 'Pro Member'],
  ['partner', 'Partner Member'],
  ['closer', 'Closer'],
]);

/** What a tier is called on a profile. An unknown one is shown as a plain member's. */
export function tierLabel(tier: string): string {
  return tierLabels.get(tier) ?? 'Member';
}

/** The tier as a card shows it; null for members who do not pay. */
export function tierBadge(tier: string): 'Partner' | 'Pro Member' | 'Closer' | null {
  if (tier === 'partner') return 'Partner';
  if (tier === 'closer') return 'Closer';
  return tier === 'pro' ? 'Pro Member' : null;
}

/** Tiers that count as paid, in the colour of what is verified. */
export function isPaidTier(tier: string): boolean {
  return tier === 'pro' || tier === 'partner' || tier === 'closer';
}

/** Deals closed, as a member states it: '1 deal closed'. Null for none. */
export function dealsText(count: number): string | null {
  return count === 0 ? null : countText(count, 'deal closed', 'deals closed');
}

const month = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', timeZone: 'UTC' });

/** 'March 2024', of an ISO time; null for what is no date. */
export function memberSince(iso: string): string | null {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? null : month.format(date);
}

/** Told to a member: who besides them sees their email and phone. */
export function contactReaders(profileStatus: string): string {
  return profileStatus === 'private' ? 'Seen by your connections only.' : 'Seen by paid members and your connections.';
}
