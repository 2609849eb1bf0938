/** The kinds of filters: choices from a list, a range, and a switch. Those of places are in place-kinds. */

import { numberProblem, rangeProblem, readNumber, type NumberLimits } from '../../kit/numbers/parse-number.ts';
import { lowerFirst, orList, type Range } from './filter-labels.ts';
import type { Json } from '../database.types.ts';

/** A range as typed. A bound that isn't a number is the text; any other may be beyond the limits. */
export interface RangeEntry {
  min: number | string;
  max: number | string;
}

/**
 * Parts of a saved search's suggested name, in the order they are read: 'Verified Condo, 2+ beds under $300K with Cash
 * in Texas'.
 */
export const nameSlots = ['badge', 'type', 'size', 'price', 'terms', 'place'] as const;

/** Sections of the Filters drawer, and those of a buy box's further criteria, by title in their order. */
export const drawerSections = [
  'Location',
  'Price Range',
  'Property Type',
  'Property Details',
  'Condition',
  'Returns',
  'Financing',
  'Strategy',
  'Deal',
] as const;
export const boxSections = [
  'Cities, counties, and ZIP codes',
  'Size and year built',
  'Returns',
  'Occupancy and terms',
] as const;

/** What every filter says of itself. */
export interface Declared<T> {
  /** Of its control, and before its problem in a chip. */
  label: string;
  /** Where the drawer has its control; undefined if that's elsewhere. */
  section?: (typeof drawerSections)[number];
  /** Where a buy box has it as a lasting criterion; undefined if it can't be one. */
  criterion?: (typeof boxSections)[number];
  /** How a search without it reads, after a count: 'without the price limit'. Undefined for those of a place. */
  off?: string;
  nameSlot: (typeof nameSlots)[number];
  /** How a set value reads in the name of a saved search. */
  phrase: (value: T) => string;
}

/** Everything the app needs to know about one filter. */
export interface Filter<T> extends Declared<T> {
  kind: 'choices' | 'places' | 'range' | 'switch' | 'area' | 'shape';
  empty: T;
  isSet: (value: T) => boolean;
  /** What is wrong with a value, which isn't applied then; undefined if nothing is. */
  problem: (value: T) => string | undefined;
  /** Reads the URL parameter's occurrences. Never throws; `normalize` drops what makes no sense. */
  parse: (params: readonly string[]) => T;
  /** Value of the URL parameter. Called for set values only. */
  format: (value: T) => string;
  /** The one form of all values with the same meaning. */
  normalize: (value: T) => T;
  /** What `parse_filters` in the database expects. */
  toJson: (value: T) => Json;
  /**
   * Removable labels above the results; `without` is the value once that label is removed. `invalid`: if this part of
   * the value can't be applied; by default, if the filter has a problem.
   */
  chips: (value: T) => { label: string; without: T; invalid?: boolean }[];
}

/** The longest list we read from a URL, in characters. */
export const maxListLength = 2000;

const slug = (value: string) => value.toLowerCase().replaceAll(' ', '-');

interface ChoicesOptions extends Omit<Declared<readonly string[]>, 'phrase'> {
  /** By default, the values' labels. */
  phrase?: (chosen: readonly string[]) => string;
  /** Known values, in canonical order. */
  values: readonly string[];
  /** Those that controls offer; all by default. */
  offered?: readonly string[];
  /** A value in the URL; lower case with hyphens by default. */
  toParam?: (value: string) => string;
  /** An option, and by default its chip. */
  labelOf?: (value: string) => string;
  chipOf?: (value: string) => string;
  /** The values of listings that a choice finds; only itself by default. */
  finds?: (value: string) => readonly string[];
}

export interface ChoicesFilter
  extends Filter<readonly string[]>, Required<Omit<ChoicesOptions, keyof Declared<never>>> {
  kind: 'choices';
}

/** A filter that passes listings with any of the chosen values. Choosing nothing passes all. */
export function choices({
  values,
  offered = values,
  toParam = slug,
  labelOf = (value) => value,
  chipOf = labelOf,
  finds = (value) => [value],
  phrase = (chosen) => orList(chosen.map(labelOf)),
  ...rest
}: ChoicesOptions): ChoicesFilter {
  return {
    ...rest,
    values,
    offered,
    toParam,
    labelOf,
    chipOf,
    finds,
    phrase,
    kind: 'choices',
    empty: [],
    isSet: (chosen) => chosen.length > 0,
    problem: () => undefined,
    parse: (params) => {
      const found = params.join(',').slice(0, maxListLength).toLowerCase().split(',');
      const slugs = new Set(found.map((part) => part.trim()));
      return values.filter((value) => slugs.has(toParam(value).toLowerCase()));
    },
    format: (chosen) => chosen.map(toParam).join(','),
    normalize: (chosen) => values.filter((value) => chosen.includes(value)),
    toJson: (chosen) => [...chosen],
    chips: (chosen) =>
      chosen.map((value) => ({ label: chipOf(value), without: chosen.filter((other) => other !== value) })),
  };
}

interface RangeOptions extends Omit<Declared<RangeEntry>, 'phrase'> {
  /** What each bound accepts: the limits of a listing. 0 is unset. */
  limits: NumberLimits;
  /** A valid range in words, for its chip and the name of a saved search. */
  text: (range: Range) => string;
  phrase?: (range: Range) => string;
}

export interface RangeFilter extends Filter<RangeEntry>, Pick<RangeOptions, 'limits'> {
  kind: 'range';
}

/** A bound in the URL; the text if it isn't a plain number. */
const parseBound = (text: string) => readNumber(text) ?? 0;

/**
 * A filter that passes listings whose number is within bounds. In the URL: '2-4', '2-' (or '2') from 2, '-4' up to 4.
 * Bounds are never changed: a range with a problem stays as it is, and isn't applied.
 */
export function range({ text, phrase, ...rest }: RangeOptions): RangeFilter {
  const { limits, label, nameSlot } = rest;
  // A size may begin a name.
  const ownPhrase = phrase ?? ((value: Range) => (nameSlot === 'size' ? text(value) : lowerFirst(text(value))));
  const empty: Range = { min: 0, max: 0 };
  const problem = ({ min, max }: RangeEntry) =>
    numberProblem(min, limits) ?? numberProblem(max, limits) ?? (max === 0 ? undefined : rangeProblem(min, max));
  const chipLabel = (value: RangeEntry) => {
    const wrong = problem(value);
    if (wrong) return `${label}: ${lowerFirst(wrong.replace(/\.$/, ''))}`;
    return isNumeric(value) ? text(value) : '';
  };
  return {
    ...rest,
    kind: 'range',
    empty,
    isSet: ({ min, max }) => min !== 0 || max !== 0,
    problem,
    parse: ([param = '']) => {
      const [min = '', max = '', ...more] = param.split('-');
      const parsed = { min: parseBound(min), max: parseBound(max) };
      return more.length > 0 || !isNumeric(parsed) ? empty : parsed;
    },
    format: ({ min, max }) => `${min || ''}-${max || ''}`,
    normalize: (value) => value,
    toJson: (value) => ({ ...value }),
    chips: (value) => [{ label: chipLabel(value), without: empty }],
    phrase: (value) => (isNumeric(value) ? ownPhrase(value) : ''),
  };
}

function isNumeric(value: RangeEntry): value is Range {
  return typeof value.min === 'number' && typeof value.max === 'number';
}

interface SwitchOptions extends Declared<boolean> {
  /** Its control is always visible, so it has no chip. */
  alwaysVisible?: boolean;
  /** By default, its label in a match report, with yes or no. */
  report?: Report;
}

/** Its name in a match report, and what that says of a listing that passes and of one that doesn't. */
interface Report {
  label: string;
  met: string;
  missed: string;
}

export interface SwitchFilter extends Filter<boolean>, Required<Pick<SwitchOptions, 'report'>> {
  kind: 'switch';
}

/** A filter that is on or off. '1' in the URL. */
export function toggle({ alwaysVisible = false, ...options }: SwitchOptions): SwitchFilter {
  return {
    report: { label: options.label, met: 'Yes, as you want', missed: 'No' },
    ...options,
    kind: 'switch',
    empty: false,
    isSet: (on) => on,
    problem: () => undefined,
    parse: ([text]) => text === '1',
    format: () => '1',
    normalize: (on) => on,
    toJson: (on) => on,
    chips: (on) => (on && !alwaysVisible ? [{ label: options.label, without: false }] : []),
  };
}
