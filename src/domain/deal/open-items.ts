/* What is still open in a deal, as `open_items` says. The edge function that sends mail loads this, too. */
import { isKeyOf } from '../ledger/vocabulary.ts';

/** What can still be open in a deal (`open_items`), as a clause. */
const openItems = {
  earnest_pending: 'the earnest money isn’t confirmed',
  earnest_partly: 'only part of the earnest money was confirmed',
  earnest_disputed: 'the earnest money is disputed',
  second_deposit: 'the second deposit isn’t confirmed',
  inspection: 'the inspection isn’t done',
  financing: 'the financing isn’t approved',
  owner_consent: 'the owner hasn’t consented to the assignment',
  assignment: 'the assignment isn’t confirmed',
  funding: 'the transactional funding hasn’t arrived',
  purchase: 'the seller’s purchase hasn’t closed',
  extension_fee: 'the extension fee isn’t confirmed',
  agreement: 'an agreement isn’t signed by everyone',
  split_proposed: 'a proposed split isn’t approved by everyone',
  split_missing: 'no split of the profit was agreed on',
  contract_ended: 'the seller’s contract has ended',
  agreement_outdated: 'an agreement was signed on earlier terms',
} as const;

/** What is still open in a deal as clauses; without items that this code doesn't know. */
export function openClauses(items: unknown): string[] {
  if (!Array.isArray(items)) return [];
  return items.flatMap((item) => (isKeyOf(openItems, String(item)) ? [openItems[item as keyof typeof openItems]] : []));
}
