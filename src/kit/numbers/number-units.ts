import { sqftPerAcre } from './acres.ts';

/** Units of number fields and of the search box, as people write them after a number. */

const areas = 'sqft|sq ft|sqf|sf|ft2|sq feet|sq foot|square ft|square feet|square foot';
const per = (nouns: string) => ['/', 'per ', 'a '].flatMap((word) => nouns.split('|').map((noun) => word + noun));

/** By unit, in singular and without periods, separated by '|'. */
export const unitWords = {
  '%': '%|percent|per cent|pct',
  sqft: areas,
  '/sqft': `psf|ppsf|${per(areas).join('|')}`,
  '/unit': per('unit|door|key').join('|'),
  '/mo': `mo|month|monthly|${per('mo|month').join('|')}`,
  '/yr': `yr|year|yearly|annually|${per('yr|year').join('|')}`,
  hours: 'hour|hr|h',
  days: 'day|d',
  mo: 'mo|month',
  years: 'year|yr',
  beds: 'bed|bedroom|br|bd|bdr|bdrm|bedrm',
  baths: 'bath|bathroom|ba|bth',
  units: 'unit|door',
} as const;

export type NumberUnit = keyof typeof unitWords;

/** Words and letters after a number, separated by '|', and how many zeros they stand for. */
export const scales = [
  ['k|thousand|grand', 3],
  ['m|mm|mil|million', 6],
  ['bn|billion', 9],
] as const;

/** US dollars after an amount; the first two are written before one, too. */
export const dollarWords = '$|usd|dollar|us dollar';

const acreWords = 'acre|ac';

const startsWith = (words: string) => new RegExp(String.raw`^(?:${words.replaceAll('$', String.raw`\$`)})(?![a-z])`);
const scaleStart = startsWith(scales.map(([words]) => words).join('|'));
const dollarStart = startsWith(dollarWords.replaceAll(/dollar/g, 'dollars?'));

const isOneOf = (words: string, text: string) => words.split('|').some((word) => text === word || text === `${word}s`);

/** What follows a number: its zeros, and what to multiply it with for the field's unit. */
interface Ending {
  zeros: number;
  factor: number;
}

/**
 * Reads what follows a number in a field: a scale, dollars, the field's unit, or acres for square feet. Null for
 * anything else, such as another unit.
 */
export function readEnding(text: string, isMoney: boolean, unit: NumberUnit | undefined): Ending | null {
  let rest = text
    .toLowerCase()
    .replaceAll(/(?<=[a-z])\./g, '')
    .replaceAll('ft²', 'ft2')
    .replaceAll(/ ?\/ ?/g, '/')
    .trim();
  const take = (pattern: RegExp) => {
    const [taken = ''] = pattern.exec(rest) ?? [];
    rest = rest.slice(taken.length).trimStart();
    return taken;
  };
  const scale = unit === '%' ? '' : take(scaleStart);
  const zeros = scales.find(([words]) => isOneOf(words, scale))?.[1] ?? 0;
  if (isMoney) take(dollarStart);
  if (rest === '' || (unit && isOneOf(unitWords[unit], rest))) return { zeros, factor: 1 };
  return unit === 'sqft' && isOneOf(acreWords, rest) ? { zeros, factor: sqftPerAcre } : null;
}
