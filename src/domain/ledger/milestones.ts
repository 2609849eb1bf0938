/* The steps of a deal: their kinds and states. */

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
