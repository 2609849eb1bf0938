import { cleanLine } from '../../kit/formatting/plain-line.ts';
import { isBlank, isNone, short } from './cells.ts';
import { isMadeDay } from './dates.ts';

const designator =
  '(?:apartment|apt|unit|suite|ste|building|bldg|lot|room|rm|floor|fl|no|number|trailer|trlr|space|spc|penthouse|ph)';
/** 'Apt 4B' and '#4B'. */
const named = new RegExp(String.raw`^(?:#|${designator}\b)`, 'i');
/** The unit at the end of a street. */
const atEnd = new RegExp(String.raw`[\s,]+(?:${designator}\b\.?\s*#?|#)\s*([a-z0-9][a-z0-9-]*)\s*$`, 'i');
/** Words of streets whose names are numbers: what follows isn't a unit. */
const numbered =
  /\b(?:highway|hwy|route|rte|rt|road|rd|cr|fm|sr|us|rr|county|loop|interstate|i|parkway|box|lot|avenue|ave|mile)\.?$/i;

/** Units that have a word for a number: 'Upper', 'Rear house'. */
const wordsOnly = new RegExp(
  String.raw`^(?:(?:upper|lower|front|rear|back|main|basement|bsmt|first|second|third|left|right|north|south` +
    String.raw`|east|west|side|house|level|down(?:stairs)?|up(?:stairs)?)\b\s*)+$`,
  'i',
);

const bare = (unit: string) =>
  unit
    .toLowerCase()
    .replace(new RegExp(String.raw`^(?:${designator}\b\.?\s*)?#?\s*`, 'i'), '')
    .replaceAll(/[^a-z0-9]/g, '');

/** Whether a street has this unit at its end already, with or without a word such as 'Apt' in front. */
function hasUnit(street: string, unit: string): boolean {
  const own = atEnd.exec(street)?.[1];
  if (own !== undefined) return bare(own) === bare(unit);
  const [, before = '', last = ''] = /^(.*\S)[\s,]+#?(\S+)$/.exec(street) ?? [];
  // 'Main Ave E' has a direction, and 'Highway 11' a number.
  return /\d/.test(last) && bare(last) === bare(unit) && !numbered.test(before) && before.includes(' ');
}

const onlyDesignator = new RegExp(String.raw`^(?!penthouse|ph\b)(?:${designator}\b\.?)?[\s:#]*`, 'i');

/** Whether a cell says that there's no unit, also behind the word for one: 'Apt', 'Unit N/A', '#0'. */
function isNoUnit(unit: string): boolean {
  const name = unit.replace(onlyDesignator, '');
  return isBlank(name) || isNone(name) || /^0+$/.test(name);
}

/** A street with its unit, once. Warns about a unit that isn't one, and about two. */
export function withUnit(street: string, typed: string, warnings: string[]): string {
  const unit = cleanLine(typed.replaceAll('½', ' 1/2')).replace(/^(\d+)\.0+$/, '$1');
  if (isNoUnit(unit) || street === '') return street;
  if (/^\d+\s+\S+.*\s\S+$/.test(unit) && !named.test(unit)) {
    warnings.push(`Unit: “${short(unit)}” isn’t a unit.`);
    return street;
  }
  if (isMadeDay(unit)) {
    warnings.push(`Unit: a spreadsheet made “${short(unit)}” a date.`);
    return street;
  }
  if (!/\d/.test(unit) && unit.length > 3 && !named.test(unit) && !wordsOnly.test(unit)) {
    warnings.push(`Unit: “${short(unit)}” isn’t a unit.`);
    return street;
  }
  if (hasUnit(street, unit)) return street;
  const own = atEnd.exec(street)?.[0];
  if (own !== undefined) warnings.push(`Unit: the street has one, too: “${short(own.replace(/^[\s,]+/, ''))}”.`);
  return `${street}, ${named.test(unit) ? unit : `Unit ${unit}`}`;
}

/** A street from its parts. What the name has already isn't repeated. */
export function joinStreet(parts: readonly string[]): string {
  const [number = '', prefix = '', name = '', suffix = '', end = ''] = parts.map(cleanLine);
  const house = number.replace(/^(\d+)\.0+$/, '$1');
  if (name === '') return '';
  const words = name.toLowerCase().split(' ');
  const lacks = (part: string, at: number) => part !== '' && words.at(at) !== part.toLowerCase();
  return [
    lacks(house, 0) && !/^0+$/.test(house) ? house : '',
    lacks(prefix, 0) && lacks(prefix, 1) ? prefix : '',
    name,
    lacks(suffix, -1) && lacks(suffix, -2) ? suffix : '',
    lacks(end, -1) ? end : '',
  ]
    .filter(Boolean)
    .join(' ');
}
