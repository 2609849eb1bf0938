import type { Database } from '../database.types.ts';
import type { Side } from '../ledger/vocabulary.ts';
import { formatDay, formatUsd } from '../../kit/formatting/format.ts';

type Row = Database['public']['Tables']['listing_terms']['Row'];

/** The deal terms of a listing that this reader may see. Money is whole USD, dates are ISO dates. */
export type DealTerms = Omit<Row, 'property_id'>;

/** The terms of a listing that states none. */
export const noTerms: DealTerms = {
  contract_price: null,
  assignment_fee: null,
  contract_shared: false,
  earnest_money: null,
  closing_on: null,
  contract_expires_on: null,
  access_instructions: null,
  funds_required: false,
};

/** A term with its label. `isPrivate`: only the owner sees it. */
export interface TermFact {
  label: string;
  value: string;
  isPrivate: boolean;
}

/** The stated terms in order, without the access instructions and required funds; empty for none. */
export function termFacts(terms: DealTerms): TermFact[] {
  const usd = (amount: number | null) => (amount === null ? null : formatUsd(amount));
  const day = (date: string | null) => (date === null ? null : formatDay(date));
  const isPrivate = !terms.contract_shared;
  const facts: [label: string, value: string | null, isPrivate: boolean][] = [
    ['Contract price', usd(terms.contract_price), isPrivate],
    ['Assignment fee', usd(terms.assignment_fee), isPrivate],
    ['Earnest money', usd(terms.earnest_money), false],
    ['Closing date', day(terms.closing_on), false],
    ['Contract expires', day(terms.contract_expires_on), false],
  ];
  return facts.flatMap(([label, value, priv]) => (value === null ? [] : [{ label, value, isPrivate: priv }]));
}

/**
 * What's wrong with a closing date after the seller's own contract: the seller may have nothing to sell by then. ISO
 * dates. Null if it isn't after it, or one of them isn't known.
 */
export function closingWarning(
  closingOn: string | null,
  contractExpiresOn: string | null,
  reader: Side,
): string | null {
  if (!closingOn || !contractExpiresOn || closingOn <= contractExpiresOn) return null;
  const whose = reader === 'seller' ? 'your contract' : 'the seller’s contract for this property';
  return `Closing on ${formatDay(closingOn)} is after ${whose} expires on ${formatDay(contractExpiresOn)}.`;
}
