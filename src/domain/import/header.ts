/** What the name of a column says besides what it's for: whose it is, its unit, and its period. */

import { periodIn, type Period } from './periods.ts';

export interface Header {
  /** The name in lower case, without anything but letters and digits, as in the table of names. */
  plain: string;
  /** The same without whose it is, its unit, and its period. */
  core: string;
  /** All that the name can be looked up by: with everything, and with ever less of whose it is. */
  names: readonly string[];
  /** The same without words that count. */
  counted: string;
  /** Whose it is, if the name says so. `contact`: of a person or a company. */
  owner: 'property' | 'contact' | null;
  period: Period | null;
  unit: 'usd' | 'sqft' | 'acres' | 'percent' | null;
}

const propertyWords = new Set(
  'property prop situs site subject physical location parcel listing house home deal asset'.split(' '),
);
const contactWords = new Set(
  (
    'owner owners mailing mail taxpayer billing bill contact contacts agent realtor broker ' +
    'brokerage seller sellers buyer ' +
    'buyers lender borrower trustee attorney grantor grantee company office relative resident ' +
    'tenant occupant executor ' +
    'heir landlord manager phone email fax caller lead customer client vendor legal school care'
  ).split(' '),
);
const places = /^(?:address|addr|street|city|state|zip|zipcode|unit|name|county)$/;

/** The words of a name: 'BedroomsTotal', 'beds_total', and 'HOA/Month' have two each. */
function wordsOf(name: string): string[] {
  return name
    .replace(/ \(\d+\)$/, '')
    .replaceAll('_', ' ')
    .replaceAll(/(?<=[a-z\d])(?=[A-Z][a-z])|(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .replaceAll('#', ' number ')
    .replaceAll('%', ' percent ')
    .replaceAll(/\$\s*\/|\/\s*(?=sq|sf|ft|acre|unit|door)/g, ' per ')
    .replaceAll('$', ' usd ')
    .replaceAll(/[/(-]\s*(?=(?:month|mo|mth|year|yr|annum|week|wk|quarter|qtr)(?:ly|s)?\b)/g, ' per ')
    .replaceAll(/\bsq(?:uare)?[\s._-]*(?:feet|foot|ft|footage)\b|\bft2\b|\bft²/g, 'sqft')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .map((word) => (/^(?:sf|square(?:feet|footage)|sqfootage)$/.test(word) ? 'sqft' : word));
}

const units: Readonly<Record<string, NonNullable<Header['unit']>>> = {
  usd: 'usd',
  dollars: 'usd',
  sqft: 'sqft',
  acres: 'acres',
  acre: 'acres',
  acreage: 'acres',
  ac: 'acres',
  percent: 'percent',
  percentage: 'percent',
  pct: 'percent',
};

const known = new Map<string, Header>();

/** Reads the name of a column. Remembers it, because every row asks. */
export function readHeader(name: string): Header {
  const found = known.get(name) ?? parseHeader(name);
  if (known.size > 10_000) known.clear();
  known.set(name, found);
  return found;
}

function parseHeader(name: string): Header {
  const words = wordsOf(name);
  const isContact = words.some(
    (word, at) => contactWords.has(word.replace(/\d+$/, '')) || (word === 'tax' && places.test(words[at + 1] ?? '')),
  );
  const timed = periodIn(words);
  const rest = timed?.rest ?? words;
  // The year of an amount, as in 'Taxes 2025', says no period.
  const bare = rest.filter((word) => units[word] === undefined && !/^20\d\d$/.test(word));
  // 'Subject property address', and 'Address of the property'.
  const owned = bare
    .join(' ')
    .replace(/ of (?:the )?(?:property|house|home)$/, '')
    .split(' ');
  const from = owned.findIndex((word, at) => !propertyWords.has(word) || at === owned.length - 1);
  const isProperty = from > 0 || owned.length < bare.length;
  const own = owned.slice(from);
  const less = Array.from({ length: from + 1 }, (_, skipped) => owned.slice(skipped).join(''));
  const named = bare.filter((word) => !contactWords.has(word.replace(/\d+$/, '')) && word !== 'tax');
  const core = isContact ? named.join('').replace(/^\d+/, '') : own.join('');
  const counts = /^(?:number|no|num|nbr|numberof|of|the|count|total|qty)$/;
  return {
    counted: own.filter((word) => !counts.test(word)).join(''),
    plain: words.join(''),
    names: isContact ? [words.join('')] : [words.join(''), bare.join(''), ...less],
    core,
    owner: isContact ? 'contact' : isProperty ? 'property' : null,
    period: timed?.period ?? null,
    unit: rest.map((word) => units[word]).find(Boolean) ?? null,
  };
}

/** Whether a column has names of people: an address behind it can be theirs. */
export function isPerson(name: string): boolean {
  const { core, owner } = readHeader(name);
  return /^(?:full|first|last|middle)?names?\d?$/.test(core) || (owner === 'contact' && core === '');
}
