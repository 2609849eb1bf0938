/* What a party may see and do in a deal room. */
import { isPartner, principalSide, type Party } from '@/domain/deal/deal';
import type { PartyRight } from '@/domain/ledger/parties';

/** What a right means for the person who gets it. */
export const rightHints: Readonly<Record<PartyRight, string>> = {
  terms: 'The price, terms, final numbers, and notifications of every step.',
  documents: 'Documents that you share with the deal.',
  earnest_money:
    'See the amount, and confirm that it arrived, or say that it hasn’t, once the other side accepts them. They’re ' +
    'notified of its steps and deadlines.',
  messages: 'Write to the buyer and the seller, who can write to them. Each conversation is between two people.',
};

/** Whether a guest may confirm earnest money once the other side accepts them. */
export function awaitsAcceptance({ role, rights, joined_at, revoked_at, accepted_at }: Party): boolean {
  return (
    !isPartner({ role }) &&
    rights.includes('earnest_money') &&
    joined_at !== null &&
    revoked_at === null &&
    accepted_at === null
  );
}

/** Whether the viewer may accept a guest of the other side, so that they can confirm earnest money. */
export function accepts(viewer: Party, party: Party): boolean {
  return principalSide(viewer) !== null && party.side !== viewer.side && awaitsAcceptance(party);
}

/** Whether the viewer may remove a party, or change a guest's rights: the side that invited them. */
export function manages(viewer: Party, party: Party): boolean {
  return (
    principalSide(viewer) !== null &&
    principalSide(party) === null &&
    party.side === viewer.side &&
    party.revoked_at === null
  );
}
