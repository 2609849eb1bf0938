/** What a contract says, next to what its submission or listing says. */
import { foldText } from '../../kit/formatting/fold-text.ts';
import { formatDay, formatUsd, toIsoDay } from '../../kit/formatting/format.ts';
import { addressText } from '../place/address-in-text.ts';
import type { ContractParty } from './contract-parties.ts';
import type { ContractFindings } from './read-contract.ts';

/** `stated`: there's nothing to compare it with. */
export type Verdict = 'agrees' | 'differs' | 'missing' | 'stated';

/** One line for a reviewer. */
export interface ContractLine {
  label: string;
  /** What the contract says; null if nothing was found. */
  says: string | null;
  verdict: Verdict;
  /** Why, or what else to know. */
  note?: string;
}

/** What a contract is compared with. */
export interface ContractSubject {
  /** Whole dollars. */
  askingPrice: number;
  memberName: string;
  /** Companies that the member has stated in deals. */
  companies: readonly string[];
  /** Of each address of the findings: whether it's the property's. */
  sameAddress: readonly boolean[];
  /** YYYY-MM-DD; the current day without it. */
  today?: string;
}

/** The lines that a reviewer reads, always the same six. */
export function compareContract(found: ContractFindings, subject: ContractSubject): ContractLine[] {
  return [
    addressLine(found, subject),
    priceLine(found, subject),
    lastDayLine(found, subject),
    partyLine('Buyer', found.parties, ['buyer', 'assignor', 'assignee'], subject),
    partyLine('Seller', found.parties, ['seller'], subject),
    assignmentLine(found),
  ];
}

/**
 * The day after which a contract doesn't hold, YYYY-MM-DD: when it expires, or else closes. Null if it states no such
 * day, or several.
 */
export function contractLastDay({ dates }: Pick<ContractFindings, 'dates'>): string | null {
  const daysOf = (kind: string) => [...new Set(dates.filter((each) => each.kind === kind).map(({ day }) => day))];
  const days = [daysOf('expires'), daysOf('closing')].find(({ length }) => length > 0) ?? [];
  return days.length === 1 ? (days[0] ?? null) : null;
}

const missing = (label: string, note?: string): ContractLine => ({
  label,
  says: null,
  verdict: 'missing',
  ...(note !== undefined && { note }),
});

function addressLine({ addresses }: ContractFindings, { sameAddress }: ContractSubject): ContractLine {
  const label = 'Address';
  if (addresses.length === 0) return missing(label);
  return {
    label,
    says: addresses.map(addressText).join('; '),
    verdict: addresses.some((_, at) => sameAddress[at]) ? 'agrees' : 'differs',
    ...(addresses.length > 1 && { note: 'It names more than one.' }),
  };
}

function priceLine({ prices }: ContractFindings, { askingPrice }: ContractSubject): ContractLine {
  const label = 'Price';
  if (prices.length === 0) return missing(label);
  const [price = 0] = prices.toSorted((a, b) => b - a);
  const says = prices.map(formatUsd).join(', ');
  if (price > askingPrice)
    return { label, says, verdict: 'differs', note: `${formatUsd(price - askingPrice)} more than the asking price.` };
  const below = askingPrice - price;
  return {
    label,
    says,
    verdict: 'agrees',
    note: below === 0 ? 'The asking price.' : `${formatUsd(below)} less than the asking price.`,
  };
}

function lastDayLine(found: ContractFindings, { today = toIsoDay(new Date()) }: ContractSubject): ContractLine {
  const label = 'Last day';
  const day = contractLastDay(found);
  if (day !== null)
    return {
      label,
      says: formatDay(day),
      ...(day < today ? { verdict: 'differs', note: 'It has passed.' } : { verdict: 'stated' }),
    };
  const days = found.dates.filter(({ kind }) => kind !== 'dated').map((each) => formatDay(each.day));
  if (days.length > 0)
    return { label, says: [...new Set(days)].join(', '), verdict: 'stated', note: 'It names more than one.' };
  return missing(label, found.closing_days === null ? undefined : `It closes within ${found.closing_days} days.`);
}

function partyLine(
  label: string,
  parties: readonly ContractParty[],
  roles: readonly string[],
  { memberName, companies }: ContractSubject,
): ContractLine {
  const named = parties.filter(({ role }) => roles.includes(role));
  if (named.length === 0) return missing(label);
  const isMember = ({ name }: ContractParty) =>
    isSamePerson(memberName, name) || companies.some((company) => isSameCompany(company, name));
  const isOther = !named.some(isMember) && !parties.some(isMember);
  const line = { label, says: named.map(({ name }) => name).join('; ') };
  if (named.some(isMember)) return { ...line, verdict: 'agrees', note: 'The member.' };
  // The member needn't be both.
  return isOther && label === 'Buyer'
    ? { ...line, verdict: 'differs', note: `Not ${memberName}, or a company of theirs that we know.` }
    : { ...line, verdict: 'stated' };
}

function assignmentLine({ assignable }: ContractFindings): ContractLine {
  const label = 'Assignment';
  if (assignable === null) return missing(label);
  if (assignable === 'no') return { label, says: 'Not allowed', verdict: 'differs' };
  return { label, says: assignable === 'yes' ? 'Allowed' : 'Only with consent', verdict: 'stated' };
}

const ending = /^(?:jr|sr|ii|iii|iv|the|llc|inc|incorporated|corp|corporation|co|company|ltd|limited|lp|llp|trust)$/;

/** The words that tell names apart. */
const nameWords = (name: string) =>
  foldText(name)
    .replaceAll('.', '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !ending.test(word));

/** Whether two names can be one person's: the last name, and the first one or its initial. */
function isSamePerson(member: string, party: string): boolean {
  const [first = '', ...others] = nameWords(member);
  const last = others.at(-1);
  const words = nameWords(party);
  if (last === undefined) return false;
  return words.some(
    (word, at) => (word === first || (word.length === 1 && first.startsWith(word))) && words.includes(last, at + 1),
  );
}

function isSameCompany(company: string, party: string): boolean {
  const words = nameWords(company).join(' ');
  return words !== '' && words === nameWords(party).join(' ');
}
