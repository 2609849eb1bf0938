/* The vocabulary of offers and deals. Values must match 20_offers.sql and 30_deals.sql in supabase/schemas/70_deals. */

/** Whose side someone is on. */
export type Side = 'buyer' | 'seller';

export const offerStates = {
  sealed: 'Sealed',
  open: 'Open',
  backup: 'Backup',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
  canceled: 'Canceled',
} as const;
export type OfferState = keyof typeof offerStates;

/** States in which an offer can still lead to a deal. A buyer has at most one such offer per listing. */
export const liveOfferStates = ['sealed', 'open', 'backup'] as const satisfies readonly OfferState[];

/** Whether an offer can still lead to a deal. */
export function isLive(state: string): boolean {
  return (liveOfferStates as readonly string[]).includes(state);
}

/** Why the system canceled an offer (`offers.end_reason`), as a sentence. */
export const offerEndReasons = {
  listing_deleted: 'The seller deleted the listing.',
  listing_removed: 'Our team took down the listing.',
  listing_sold: 'The property was sold.',
  account_deleted: 'The other member deleted their account.',
  blocked: 'You can no longer negotiate with this member.',
  call_canceled: 'The seller canceled the call for offers.',
} as const;

export const dealStates = { open: 'Under contract', closed: 'Closed', fell_through: 'Fell through' } as const;
export type DealState = keyof typeof dealStates;

/** Why a deal can fall through, in the order of `private.deal_end_reasons`. A test compares them. */
export const dealEndReasons = {
  inspection: 'Inspection',
  financing: 'Financing',
  title: 'Title',
  earnest_money: 'Earnest money wasn’t paid',
  buyer_backed_out: 'The buyer backed out',
  seller_backed_out: 'The seller backed out',
  other: 'Something else',
} as const;
export type DealEndReason = keyof typeof dealEndReasons;

/** The label of why a deal fell through, including reasons nobody can choose. */
export function dealEndReasonLabel(reason: string | null): string {
  if (reason === 'account_deleted') return 'A member deleted their account';
  return isKeyOf(dealEndReasons, reason) ? dealEndReasons[reason] : 'Not stated';
}

/** Claims of a listing that a buyer can check after closing, in the order shown. Must match `deal_outcomes.kind`. */
export const claimKinds = {
  repair_cost: 'Rehab cost',
  arv: 'Value after repair',
  monthly_rent: 'Monthly rent',
} as const;
export type ClaimKind = keyof typeof claimKinds;

export const milestoneKinds = {
  earnest_money: 'Earnest money',
  second_deposit: 'Second deposit',
  refund_period: 'Refund period',
  inspection: 'Inspection',
  financing: 'Financing',
  owner_consent: 'Owner’s consent',
  assignment: 'Assignment',
  extension_fee: 'Extension fee',
  seller_contract: 'Seller’s contract',
  funding: 'Transactional funding',
  purchase: 'Seller’s purchase',
  contract_inspection: 'Seller’s inspection period',
  closing: 'Closing',
} as const;
export type MilestoneKind = keyof typeof milestoneKinds;

/** Whether a milestone is a day of the seller's own contract, which the seller moves. */
export function isSellersContract(kind: string | null): kind is 'seller_contract' | 'contract_inspection' {
  return kind === 'seller_contract' || kind === 'contract_inspection';
}

/** Whether a milestone is a time that ends on its own, rather than something that someone does. */
export function isPeriod(kind: string | null): boolean {
  return isSellersContract(kind) || kind === 'refund_period';
}

/** How a milestone's name and its deadline make a sentence: 'Closing due', 'Seller’s contract ends'. */
export function dueWord(kind: string | null): string {
  return isPeriod(kind) ? 'ends' : 'due';
}

export const milestoneStates = { pending: 'Pending', declared: 'Reported', done: 'Done', waived: 'Waived' } as const;
export type MilestoneState = keyof typeof milestoneStates;

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

/** Whether a text, such as a column's value, is a key of a vocabulary. False for null. */
export function isKeyOf<T extends object>(vocabulary: T, value: string | null | undefined): value is keyof T & string {
  return typeof value === 'string' && Object.hasOwn(vocabulary, value);
}
