/** How people say each filter in a search. Not in `fields`, which every page with listings loads. */

import { unitWords } from '../../kit/numbers/number-units.ts';
import type { RangeName, SwitchName } from '../filters/filters.ts';

/** Square feet. */
export const areas = unitWords.sqft
  .replace('ft2', 'ft 2')
  .split('|')
  .flatMap((words) => [words, words.replace(/^sq /, 'sq. '), `${words}.`]);

const per = (nouns: readonly string[]) =>
  ['per', '/', 'a', 'each'].flatMap((word) => nouns.map((noun) => `${word} ${noun}`));
const perArea = per(areas);
const perDoor = per(['unit', 'door', 'key']);
const pricePer = (phrases: readonly string[]) => phrases.map((phrase) => `price ${phrase}`).join('|');

/** No more joint ventures than the filter promises: the seller requires no share of one. */
const noJv = ['no', 'not', 'without', 'without a', 'without any', 'not a', 'non', 'zero']
  .flatMap((no) => ['jv', 'joint venture'].map((jv) => `${no} ${jv}`))
  .flatMap((phrase) => ['', ' required', ' needed', ' share'].map((rest) => phrase + rest))
  .concat('jv not required', 'jv not needed', 'joint venture not required', 'jv free')
  .join('|');

/** How people say a number in a search. */
export interface Said {
  /** Words before and after it, separated by '|'; plurals are understood. */
  before?: string;
  after?: string;
  /**
   * What a number alone means: '8 cap' is at least 8%, and '1,500 sqft' at least that; '3 beds' are exactly 3. Nothing
   * by default.
   */
  exact?: 'equal' | 'min' | 'max';
  /** The next value after a bound, for 'over 3 beds'; by default, bounds always count, as in 'over 8 cap'. */
  step?: number;
  /** Plausible values; from 1 by default. */
  least?: number;
  most: number;
}

export const saidNumbers: Readonly<Record<RangeName, Said>> = {
  price: {
    before: 'price|priced|asking|asking price|list price|purchase price|sale price|price range|cost',
    most: 100_000_000_000,
  },
  bedrooms: { before: 'bed|bedroom|br', after: unitWords.beds, exact: 'equal', step: 1, most: 100 },
  bathrooms: {
    before: 'bath|bathroom',
    after: `${unitWords.baths}|full bath|full bathroom`,
    exact: 'equal',
    step: 0.25,
    least: 0.25,
    most: 100,
  },
  sqft: {
    before: 'sqft|square footage|square foot|square feet|sq ft|living area',
    after: `${areas.join('|')}|square footage`,
    exact: 'min',
    least: 10,
    most: 10_000_000,
  },
  units: { before: 'unit|door|number of unit', after: unitWords.units, exact: 'equal', step: 1, most: 10_000 },
  year_built: {
    before: 'built|built in|built in the|year built|yr built|year|constructed',
    exact: 'equal',
    step: 1,
    least: 1600,
    most: 2100,
  },
  cap_rate: { before: 'cap|cap rate|caprate', after: 'cap|cap rate|caprate', exact: 'min', least: 0.1, most: 100 },
  price_per_sqft: {
    before: `psf|ppsf|${pricePer(perArea)}`,
    after: `${perArea.join('|')}|psf|ppsf`,
    exact: 'max',
    most: 100_000,
  },
  price_per_unit: { before: pricePer(perDoor), after: perDoor.join('|'), exact: 'max', most: 100_000_000 },
  age: { before: 'day on market|dom', after: 'day old|day on market|day on the market|dom', most: 3650 },
};

/** Phrases that turn a switch on, separated by '|'. */
export const saidSwitches: Readonly<Record<SwitchName, string>> = {
  no_jv: noJv,
  price_dropped:
    'price drop|price dropped|dropped price|price reduced|price reduction|reduced price|reduced' +
    '|recently reduced|price cut|price lowered|lowered price|with price drop',
  verified: 'verified|verified only|only verified|verified seller',
};
