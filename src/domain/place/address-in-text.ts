import { plainLine } from '../../kit/formatting/plain-line.ts';
import { readStreet, type Street } from './street.ts';
import { usStates } from './us-states.ts';

/** An address of the United States; what the text doesn't say is ''. */
export interface AddressParts {
  /** With the house number and the unit. */
  address: string;
  city: string;
  /** Two letters. */
  state: string;
  /** Five digits. */
  zip: string;
}

/** Longer texts aren't about one property. */
const maxLength = 4000;

/**
 * The address in a text that another app shares, such as a map's or a link with a title: the most complete one, of
 * those the first. Null if there is none, as in "See you at 5 pm" or "1,250,000 asking".
 */
export function addressIn(text: string): AddressParts | null {
  const lines = text
    .slice(0, maxLength)
    .replaceAll(/\b(?:https?:\/\/|www\.)\S+/gi, '\n')
    .replaceAll('½', ' 1/2')
    .replaceAll('¼', ' 1/4')
    .replaceAll('¾', ' 3/4')
    .split('\n')
    .map((line) => plainLine(line).normalize('NFKC'));
  const plain = lines
    .join('\n')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/[\u2018\u2019]/g, "'");
  // A note in parentheses can come between the street and the city, and the address can be in parentheses.
  const found = [plain.replaceAll(/ *\([^)]*\)/g, ''), plain].flatMap((one) => addressesIn(withBreaks(one)));
  const completeness = ({ city, state, zip }: AddressParts) => [city, state, zip].filter(Boolean).length;
  return found.toSorted((a, b) => completeness(b) - completeness(a))[0] ?? null;
}

/** The address in one line: '812 Lavaca St, Austin, TX 78701'. */
export function addressText({ address, city, state, zip }: AddressParts): string {
  return [address, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}

/** Ends a line where a text turns to something else: at a bar, a bullet, a quote, a bracket, a dash, or a price. */
function withBreaks(text: string): string {
  return text
    .replaceAll(/\$ ?\d[\d,.]*(?: ?(?:k|m|mm|million)\b)?/gi, '\n')
    .replaceAll(/["“”„«»|•·()[\]{}<>*_;\t]| [-~>]+ |: /g, '\n')
    .replaceAll(/[ \n]*\n[ \n]*/g, '\n');
}

/** "812", "14B", "37-06", "123 1/2", "N95W18000" and "W204 N11912" of Wisconsin, and "26W123" of Illinois. */
const houseNumber = new RegExp(
  [
    String.raw`(?<![\w$#/-]|\d[.,:])`,
    String.raw`(?:\d{1,6}(?:-(?:\d{1,5}[A-Z]?|[A-Z]))?[A-Z]?(?: [1-3]\/[2-4])?`,
    String.raw`|[NSEW]\d{1,4} ?[NSEW]\d{1,5}|\d{1,2}[NSEW]\d{2,4}|[NSEW]\d{2,5}) (?=\S)`,
  ].join(''),
  'gi',
);
/** Other numbers with words behind them. */
const otherNumber = /\b(?:mls|mls ?id|apn|ref|id|zip|lot|block)\b[ #:.]*$/i;

/** "RR 2 Box 152". */
const ruralBox = /\b(?:rr|hc|rural route) ?#?\d{1,3},? box \d{1,5}[a-z]?\b/gi;
/** As far as an address goes behind its house number. */
const maxAddress = 250;

function addressesIn(text: string): AddressParts[] {
  const numbered = [...text.matchAll(houseNumber)].map(({ index, 0: number }) => {
    if (otherNumber.test(text.slice(Math.max(0, index - 12), index))) return null;
    const start = index + number.length;
    const street = readStreet(number.trim(), text.slice(start, start + maxAddress));
    return street && withPlace({ ...street, text: number + street.text });
  });
  const boxes = [...text.matchAll(ruralBox)].map(({ index, 0: box }) => {
    const start = index + box.length;
    return withPlace({ text: box, rest: text.slice(start, start + maxAddress), isSure: true });
  });
  return [...numbered, ...boxes].filter((found) => found !== null);
}

const states = usStates.flatMap(([code, name]) => [name.replaceAll('.', '\\.'), code]).join('|');
const gap = String.raw`[,\n .]*[,\n ]`;
const zip = String.raw`${gap}(?<zip>\d{5})(?:-? ?\d{4})?(?![\w-])`;
/** A state, with what is before it, and mostly with a ZIP code. */
const stateAndZip = new RegExp(
  String.raw`(?<=(?<between>${gap}))(?<state>${states}|D\.C\.)(?![\w'])\.?(?:${zip})?`,
  'giu',
);
const onlyZip = new RegExp(`^${zip}`);
/** What is between a street and a state. */
const cityOnly =
  /^[,\n .]*(?<city>\p{L}[\p{L} .'-]{1,38}?)(?:[,\n .]+\p{L}[\p{L} .'-]{1,30} (?:county|parish))?[,\n .]*$/iu;
/** As far behind a street as a state is looked for. */
const maxTail = 100;

/** Codes that are words: "call me, ok" is no place. */
const wordCodes = /^(?:in|or|me|hi|ok|oh|de|la|pa|ma|id|al|as|mi|co)$/;
const sentence = /\b(?:is|are|for|sale|rent|at|with|has|this|call|asking|price|near|beds?|baths?)\b/i;

/** The address of a street with what follows it; null if it takes a city to be one, and there is none. */
function withPlace({ text: address, rest, isSure }: Street): AddressParts | null {
  for (const { index, groups = {} } of rest.slice(0, maxTail).matchAll(stateAndZip)) {
    const { state = '', zip: digits = '' } = groups;
    const before = rest.slice(0, index);
    const city = cityOnly.exec(before)?.groups?.['city'];
    const isDirect = /^[,\n .]*$/.test(before) && digits !== '' && isSure;
    if (isDirect || (city !== undefined && isCity(city, before, groups)))
      return { address, city: city?.trim() ?? '', state: stateCode(state), zip: digits };
  }
  const digits = onlyZip.exec(rest)?.groups?.['zip'] ?? '';
  return isSure ? { address, city: '', state: '', zip: digits } : null;
}

/** Whether what's between a street and something like a state is a city. */
function isCity(
  city: string,
  before: string,
  { between = '', state = '', zip: digits }: Partial<Record<string, string>>,
) {
  if (city.split(' ').length > 5 || sentence.test(city)) return false;
  if (digits !== undefined) return true;
  const isSeparate = /[,\n]/.test(between);
  // "812 Lavaca St, great house, ok" has none.
  if (!/^\p{Lu}/u.test(city)) return isSeparate && /^ *[,\n]/.test(before) && !wordCodes.test(state);
  return state === state.toUpperCase() || state.length > 2 || (isSeparate && !wordCodes.test(state));
}

const codesByName: ReadonlyMap<string, string> = new Map([
  ...usStates.map(([code, name]) => [name.toLowerCase(), code] as const),
  ['d.c.', 'DC'],
]);

/** The code of a state by its name or code in any case. */
function stateCode(typed: string): string {
  return codesByName.get(typed.toLowerCase()) ?? typed.toUpperCase();
}
