/** What reviewers get of a submitted contract: the computed field `reading` of `submission_files`. */
import { formatDay, toIsoDay } from '../../kit/formatting/format.ts';
import { contractLastDay } from './compare-contract.ts';
import type { ContractFindings } from './read-contract.ts';

export interface ContractReading {
  state: 'waiting' | 'read' | 'no_text' | 'no_reader' | 'unreadable';
  scan: 'not_scanned' | 'clean' | 'infected';
  /** Exactly for `read`. */
  found: ContractFindings | null;
  /** Of each address found: whether it's the submission's. */
  same_address: boolean[];
  /** Companies that the member has signed for in deals. */
  companies: string[];
}

/** Why there's nothing to compare. */
export const unreadTexts: Readonly<Record<Exclude<ContractReading['state'], 'read'>, string>> = {
  waiting: 'We haven’t read this contract yet. That takes a few minutes.',
  no_text: 'Scanned picture: it has no text that we can read.',
  no_reader: 'We can’t read Word documents that end in .doc.',
  unreadable: 'We couldn’t read this file.',
};

export const scanTexts: Readonly<Record<ContractReading['scan'], string>> = {
  not_scanned: 'Not scanned for malware.',
  clean: 'Scanned for malware: none found.',
  infected: 'Malware found: nobody can open this file.',
};

/** The one last day that contracts state, if it isn't before `today`: YYYY-MM-DD, or ''. */
export function offeredLastDay(
  contracts: readonly { reading: ContractReading | null }[],
  today = toIsoDay(new Date()),
): string {
  const days = new Set(contracts.flatMap(({ reading }) => (reading?.found ? [contractLastDay(reading.found)] : [])));
  days.delete(null);
  const [day = null] = days;
  return days.size === 1 && day !== null && day >= today ? day : '';
}

/** When a contract was signed, and its last day, as far as it says: 'Dated Nov 3, 2026. Last day Jan 15, 2027.' */
export function contractDatesText(reading: ContractReading | null): string {
  if (!reading?.found) return '';
  const [first] = reading.found.dates
    .filter(({ kind }) => kind === 'dated')
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));
  const last = contractLastDay(reading.found);
  return [first && `Dated ${formatDay(first.day)}.`, last !== null && `Last day ${formatDay(last)}.`]
    .filter(Boolean)
    .join(' ');
}
