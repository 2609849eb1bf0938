/** What can be read in the text of a purchase contract. What isn't labeled isn't guessed. */
import { addressIn, type AddressParts } from '../place/address-in-text.ts';
import { closingDays, contractDates, type ContractDate } from './contract-dates.ts';
import { contractParties, type ContractParty } from './contract-parties.ts';
import { contractPrices } from './contract-prices.ts';
import { contractText, distinct, fieldStart } from './contract-text.ts';

/** Whether the buyer may assign the contract: always, only with consent, or not. */
export type Assignable = 'yes' | 'consent' | 'no';

/** What a contract says. The lists are short, and empty where it says nothing that's sure. */
export interface ContractFindings {
  addresses: AddressParts[];
  /** Whole dollars. */
  prices: number[];
  dates: ContractDate[];
  /** Days after its date, instead of a closing date. */
  closing_days: number | null;
  parties: ContractParty[];
  /** Null if it doesn't say, or in two ways. */
  assignable: Assignable | null;
}

/** As many of each as are kept. */
const mostOfEach = 4;

/** Reads the text of a contract. */
export function readContract(plain: string): ContractFindings {
  const text = contractText(plain);
  return {
    addresses: distinct(contractAddresses(text), (parts) => JSON.stringify(parts).toLowerCase(), mostOfEach),
    prices: distinct(contractPrices(text), String, mostOfEach),
    dates: distinct(contractDates(text), ({ kind, day }) => kind + day, 2 * mostOfEach),
    closing_days: closingDays(text),
    parties: distinct(contractParties(text), ({ role, name }) => role + name.toLowerCase(), 2 * mostOfEach),
    assignable: assignability(text),
  };
}

/** What an address of the property is behind: others in a contract are those of people, brokers, and companies. */
const addressLabel = new RegExp(
  [
    String.raw`(?<=${fieldStart})(?:subject\s+)?(?:property|premises|real\s+(?:property|estate))(?:\s+address)?`,
    String.raw`(?:\s+is)?(?:\s+(?:located|situated)(?:\s+(?:at|in))?)?(?: *:| {3,}|\s+(?=\d))`,
    String.raw`|\b(?:property\s+address|address\s+of\s+(?:the\s+)?(?:property|premises))(?: *:|\s+is\b| {2,})?`,
    String.raw`|(?<=\b(?:property|premises|real\s+estate|land|parcel|dwelling|home|house)\b[^.;]{0,160})`,
    String.raw`(?:\bknown\s+as|\b(?:located|situated)\s+at|\baddress\s+of)\b`,
  ].join(''),
  'gi',
);
/** Where what's behind the label ends: an empty line, or another line of a form. */
const nextField = /\n\s*\n|(?:\n|\s{3,})[ *-]*(?:\(?\w{1,2}[.)]\s+)?[A-Z][A-Za-z'()/ ]{2,30}:|\n\s*\(?\d{1,2}[.)]\s/;
const maxAddress = 220;
/** Characters between the label and the house number. */
const reach = 70;

function contractAddresses(text: string): AddressParts[] {
  return [...text.matchAll(addressLabel)].flatMap(({ index, 0: label }) => {
    const start = index + label.length;
    const behind = text.slice(start, start + maxAddress);
    const end = nextField.exec(behind)?.index ?? behind.length;
    const found = addressIn(behind.slice(0, end).replaceAll(/ {2,}/g, ' '));
    const [first = ''] = found?.address.split(' ') ?? [];
    return found && behind.indexOf(first) <= reach ? [found] : [];
  });
}

const mayAssign = new RegExp(
  [
    String.raw`\b(?:may|can|has the right to|shall have the right to)\s+(?:freely\s+)?assign\b`,
    String.raw`\bfreely assignable\b|\b(?:is|are|shall be)\s+assignable\b|\band\s?\/\s?or\s+(?:its\s+)?assigns\b`,
  ].join('|'),
  'i',
);
const mayNotAssign = new RegExp(
  [
    String.raw`\b(?:may|can|shall|will)\s?not\s+(?:be\s+)?assign(?:ed|able)?\b|\b(?:is|are)\s+not\s+assignable\b`,
    String.raw`\bnon-?assignable\b|\bneither party may assign\b|\bno assignment\b`,
  ].join('|'),
  'i',
);
const withConsent = new RegExp(
  String.raw`\bassign\w*\b[^.;]{0,120}\b(?:without|only with|with)\s+(?:the\s+)?(?:seller's\s+)?(?:express\s+)?` +
    String.raw`(?:prior\s+)?(?:written\s+)?(?:consent|approval)`,
  'i',
);
const withoutConsent = /\bassign\w*\b[^.;]{0,80}\bwithout\s+(?:any\s+|the\s+)?(?:further\s+)?(?:consent|approval)/i;
/** A form with boxes to check says both, and text doesn't show which is checked. */
const checkbox = /(?:\[[ xX]?\]|[\u2610-\u2612]|\( ?[xX]? ?\))[^\n]{0,80}\bassign/i;

function assignability(text: string): Assignable | null {
  if (checkbox.test(text)) return null;
  const isRefused = mayNotAssign.test(text);
  const isAllowed = mayAssign.test(text.replaceAll(new RegExp(mayNotAssign, 'gi'), ' '));
  if (isRefused) return isAllowed ? null : withConsent.test(text) ? 'consent' : 'no';
  if (!isAllowed) return null;
  return withConsent.test(text) && !withoutConsent.test(text) ? 'consent' : 'yes';
}
