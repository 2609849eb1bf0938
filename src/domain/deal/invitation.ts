/* What an invitation to a deal says, in the app and in email. The edge function that sends mail loads this, too. */
import { isKeyOf } from '../ledger/vocabulary.ts';
import { partyRoles } from '../ledger/parties.ts';

/** How long the link in the email works. Must match `private.invitation_lifetime`. */
export const invitationDays = 30;

/** How long guests and JV partners can read a deal after it ended. Must match `private.guest_access`. */
export const guestAccessDays = 90;

/** A role mid-sentence: 'the title company', 'a JV partner'. */
export function invitedAs(role: string): string {
  if (role === 'jv_partner') return 'a JV partner';
  if (role === 'signer') return 'a signer';
  return isKeyOf(partyRoles, role) ? `the ${partyRoles[role].toLowerCase()}` : 'a guest';
}

/** What someone may do in a deal, as sentences. Everyone sees the property, the people, and the deadlines. */
export function invitedTo({ role, rights }: { role: string; rights: readonly string[] }): string[] {
  if (role === 'jv_partner')
    return ['See the price, terms, deadlines, and the record', 'See shared documents', 'Take part in splits'];
  if (role === 'signer')
    return ['Sign agreements for their company, together with them', 'See the price, terms, and shared documents'];
  const known: [string, string][] = [
    ['earnest_money', 'Confirm that the earnest money arrived, once both sides accept you for it'],
    ['terms', 'See the price, terms, and outcome'],
    ['documents', 'See shared documents'],
    ['messages', 'Exchange messages with the buyer and the seller'],
  ];
  return [
    ...known.filter(([right]) => rights.includes(right)).map(([, sentence]) => sentence),
    'See the property, the people involved, and the deadlines',
  ];
}
