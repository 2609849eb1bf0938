/* What all parts of a deal know about it and its parties. */
import type { Database } from '../database.types.ts';
import type { DoubleClose } from './double-close.ts';
import { isKeyOf, type DealState, type Side } from '../ledger/vocabulary.ts';
import { partyRoles } from '../ledger/parties.ts';

/** A party of a deal: a buyer, a seller, or someone they invited. */
export type Party = Omit<Database['public']['Tables']['deal_parties']['Row'], 'deal_id' | 'side' | 'signs_for'> & {
  side: Side;
  /** Path of the member's picture; null without one, or if their profile is hidden. */
  picture: string | null;
  /** The address that was invited; null for who has joined, and for all but the side that invited them. */
  invitedEmail: string | null;
  /** Null where the viewer can't see them. */
  contact: { email: string | null; phone: string | null };
};

/** A deal as all its parts know it. */
export interface DealBasics {
  id: string;
  state: DealState;
  /** When the offer was made: '12 Oak St, Tulsa, OK 74103'. */
  address: string;
  /** The version of the offer's terms that's in force: each amendment is a new one. */
  version: number;
  time_zone: string;
  parties: Party[];
  /** IDs of the parties who haven't signed an agreement that waits for them, as far as the viewer can see it. */
  unsigned: string[];
  /** The part of a double close, and the other deal's ID if the viewer is in it; null for other deals. */
  double_close: DoubleClose | null;
  /** Whether an amendment waits for signatures, as far as the viewer can see it. */
  amending: boolean;
}

/** What every part of a deal gets. */
export interface DealPartProps {
  deal: DealBasics;
  /** The viewer's party. */
  viewer: Party;
}

/** The side that a party acts for as buyer or seller; null for JV partners and guests. */
export function principalSide({ role }: Pick<Party, 'role'>): Side | null {
  return role === 'buyer' || role === 'seller' ? role : null;
}

/** Whether a party reads splits and the ledger: buyer, seller, and JV partners. */
export function isPartner({ role }: Pick<Party, 'role'>): boolean {
  return role === 'buyer' || role === 'seller' || role === 'jv_partner';
}

/** A party’s display name in sentences. */
export function partyName(party: Pick<Party, 'name' | 'role'> | undefined): string {
  if (party?.name) return party.name;
  return party?.role === 'buyer' ? 'The buyer' : party?.role === 'seller' ? 'The seller' : 'A former member';
}

/** A party's role: 'Buyer', or 'Lender, seller’s side'. */
export function roleText(party: Pick<Party, 'role' | 'side'>): string {
  const role = isKeyOf(partyRoles, party.role) ? partyRoles[party.role] : 'Guest';
  return principalSide(party) ? role : `${role}, ${party.side}’s side`;
}

/** Whether a party writes messages in the deal, as `private.writes_in_deal`. */
function writes({ joined_at, revoked_at, user_id, ...party }: Party): boolean {
  const mayWrite = isPartner(party) || party.rights.includes('messages');
  return mayWrite && user_id !== null && joined_at !== null && revoked_at === null;
}

/** The parties the viewer exchanges messages with, as `private.deal_opens_messages`; the other side first. */
export function correspondents({ deal: { parties }, viewer }: DealPartProps): Party[] {
  const others = parties.filter(
    (party) =>
      party.id !== viewer.id && writes(party) && (principalSide(party) !== null || principalSide(viewer) !== null),
  );
  const rank = (party: Party) => (principalSide(party) ? 0 : 1);
  return writes(viewer) ? others.toSorted((a, b) => rank(a) - rank(b)) : [];
}

/** Whether a party is a guest, whose rights can change: not a partner, or a signer of a company. */
export function isGuest({ role }: Pick<Party, 'role'>): boolean {
  return !isPartner({ role }) && role !== 'signer';
}

/** Whether a party has an agreement to sign. */
export function hasToSign({ unsigned }: Pick<DealBasics, 'unsigned'>, party: Pick<Party, 'id'>): boolean {
  return unsigned.includes(party.id);
}

/** Whether a party may confirm the earnest money, as `private.holds_money`: the seller, or a guest both sides want. */
export function holdsMoney({
  role,
  rights,
  accepted_at,
}: Pick<Party, 'role' | 'accepted_at'> & {
  rights: readonly string[];
}): boolean {
  return role === 'seller' || (rights.includes('earnest_money') && accepted_at !== null);
}

/** Whether a party confirms that the earnest money was paid out, as `private.pays_out`: without a guest, the seller. */
export function paysOut({ parties }: Pick<DealBasics, 'parties'>, party: Party): boolean {
  const isGuestHolder = (each: Party) => each.role !== 'seller' && each.revoked_at === null && holdsMoney(each);
  return party.role === 'seller' ? !parties.some(isGuestHolder) : isGuestHolder(party);
}

/** Whether a party closes the deal, as `private.closes_deal`: a title company or an attorney whom both sides want. */
export function closesDeal(party: Party): boolean {
  return (party.role === 'title' || party.role === 'attorney') && party.revoked_at === null && holdsMoney(party);
}
