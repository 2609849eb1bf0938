import { isKeyOf, partyRoles } from '@/shared/deals/vocabulary';
import { principalSide, type Party } from './room';

/** A party's role: 'Buyer', or 'Lender, seller’s side'. */
export function roleText(party: Pick<Party, 'role' | 'side'>): string {
  const role = isKeyOf(partyRoles, party.role) ? partyRoles[party.role] : 'Guest';
  return principalSide(party) ? role : `${role}, ${party.side}’s side`;
}
