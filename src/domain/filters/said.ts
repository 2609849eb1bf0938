/** Words that several numbers and filters of a typed search share, separated by '|'. */

import { unitWords } from '../../kit/numbers/number-units.ts';

/** Square feet. */
export const areas = unitWords.sqft
  .replace('ft2', 'ft 2')
  .split('|')
  .flatMap((words) => [words, words.replace(/^sq /, 'sq. '), `${words}.`]);

const per = (nouns: readonly string[]) =>
  ['per', '/', 'a', 'each'].flatMap((word) => nouns.map((noun) => `${word} ${noun}`));
export const perArea = per(areas);
export const perDoor = per(['unit', 'door', 'key']);
export const pricePer = (phrases: readonly string[]) => phrases.map((phrase) => `price ${phrase}`).join('|');

export const baths = `${unitWords.baths}|full bath|full bathroom`;
export const squareFeet = `${areas.join('|')}|square footage`;
export const livingArea = 'sqft|square footage|square foot|square feet|sq ft|living area';
export const asking = 'price|priced|asking|asking price|list price|purchase price|sale price|price range|cost';
export const priceDropped = ['price drop', 'price dropped', 'dropped price', 'price reduced', 'price reduction']
  .concat(
    'reduced price',
    'reduced',
    'recently reduced',
    'price cut',
    'price lowered',
    'lowered price',
    'with price drop',
  )
  .join('|');

/** No more joint ventures than the filter promises: the seller requires no share of one. */
export const noJv = ['no', 'not', 'without', 'without a', 'without any', 'not a', 'non', 'zero']
  .flatMap((no) => ['jv', 'joint venture'].map((jv) => `${no} ${jv}`))
  .flatMap((phrase) => ['', ' required', ' needed', ' share'].map((rest) => phrase + rest))
  .concat('jv not required', 'jv not needed', 'joint venture not required', 'jv free')
  .join('|');
