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

/** Whether a text, such as a column's value, is a key of a vocabulary. False for null. */
export function isKeyOf<T extends object>(vocabulary: T, value: string | null | undefined): value is keyof T & string {
  return typeof value === 'string' && Object.hasOwn(vocabulary, value);
}
