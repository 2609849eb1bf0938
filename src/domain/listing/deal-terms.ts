import type { Database } from '../database.types.ts';
import { fieldText } from './field-text.ts';
import { fieldInfo, termColumns } from './fields.ts';

type Row = Database['public']['Tables']['listing_terms']['Row'];

/** The deal terms of a listing that this reader may see. Money is whole USD, dates are ISO dates. */
export type DealTerms = Omit<Row, 'property_id'>;

/** The terms of a listing that states none. */
export const noTerms = Object.fromEntries(
  termColumns.map((name) => [name, fieldInfo(name).kind === 'flag' ? false : null]),
) as unknown as DealTerms;

/** A term with its label. `isPrivate`: only the owner sees it. */
export interface TermFact {
  label: string;
  value: string;
  isPrivate: boolean;
}

/** The terms that only the owner sees, unless `contract_shared`. */
export const privateTerms: readonly string[] = ['contract_price', 'assignment_fee'];

/** The stated amounts, dates, and choices in order; empty for none. */
export function termFacts(terms: DealTerms): TermFact[] {
  return termColumns.flatMap((name) => {
    const { kind, label } = fieldInfo(name);
    const isShort = kind === 'number' || kind === 'date' || kind === 'choice';
    const value = isShort ? fieldText(name, terms[name]) : null;
    return value === null ? [] : [{ label, value, isPrivate: privateTerms.includes(name) && !terms.contract_shared }];
  });
}
