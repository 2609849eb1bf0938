import { principalSide, type Party } from '@/domain/deal/deal';
import { guestAccessDays } from '@/domain/deal/invitation';
import type { Deal } from './room';
import { dayMs } from '@/kit/time/durations';

/** When guests and JV partners lose access to a deal; null while it's open. */
export function guestAccessEnds({ ended_at }: Pick<Deal, 'ended_at'>): string | null {
  return ended_at === null ? null : new Date(Date.parse(ended_at) + guestAccessDays * dayMs).toISOString();
}

/** Whether a party has access, and isn't only listed. */
export function hasAccess(party: Party, deal: Pick<Deal, 'ended_at'>, now: number): boolean {
  const ends = guestAccessEnds(deal);
  return party.revoked_at === null && (principalSide(party) !== null || ends === null || Date.parse(ends) > now);
}

/** Until when people have access to an ended deal, for someone in it; null while it's open, and without guests. */
export function accessText(deal: Pick<Deal, 'ended_at' | 'parties'>, viewer: Party, until: string): string | null {
  if (deal.ended_at === null) return null;
  if (principalSide(viewer) === null) {
    const rule = `You have access until ${until}, ${guestAccessDays} days after the deal ended.`;
    return `${rule} Save what you need before then.`;
  }
  const hasGuests = deal.parties.some((party) => party.revoked_at === null && principalSide(party) === null);
  if (!hasGuests) return null;
  const rule = `People you brought in have access until ${until}, ${guestAccessDays} days after the deal ended.`;
  return `${rule} You can remove yours earlier.`;
}
