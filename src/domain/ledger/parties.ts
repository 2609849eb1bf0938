/* Who takes part in a deal, and with which rights. */

export const partyRoles = {
  buyer: 'Buyer',
  seller: 'Seller',
  jv_partner: 'JV partner',
  signer: 'Signer',
  title: 'Title company',
  lender: 'Lender',
  attorney: 'Attorney',
} as const;
export type PartyRole = keyof typeof partyRoles;

/** Rights of a deal's parties, in the order of `private.deal_rights`. */
export const partyRights = {
  terms: 'See the price and terms',
  documents: 'See shared documents',
  earnest_money: 'Confirm earnest money',
  messages: 'Exchange messages',
} as const;
export type PartyRight = keyof typeof partyRights;
