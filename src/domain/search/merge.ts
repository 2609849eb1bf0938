/** Combines the meanings of all phrases into filters. */

import { rangeProblem } from '../../kit/numbers/parse-number.ts';
import { maxPlaces } from '../filters/place-kinds.ts';
import { emptyFilters, normalizeFilters, type Filters, type RangeName } from '../filters/filters.ts';
import type { Meaning, Phrase } from './meaning.ts';

interface Bounds {
  min: number;
  max: number;
}

type RangeMeaning = Extract<Meaning, { kind: 'range' }>;

const meaningsOf = ({ meaning }: Phrase) => (typeof meaning === 'string' ? [] : meaning);

/** Whether a phrase says a type by its number of units: 'duplex'. */
function isPlex(phrase: Phrase): boolean {
  const meanings = meaningsOf(phrase);
  return meanings.length === 2 && meanings.some((part) => part.kind === 'list');
}

/** The listings that pass both ranges; null if none can. */
function intersect(first: Bounds, second: Bounds): Bounds | null {
  const min = Math.max(first.min, second.min);
  const max = first.max && second.max ? Math.min(first.max, second.max) : first.max || second.max;
  return max > 0 && rangeProblem(min, max) ? null : { min, max };
}

/**
 * One range for each filter. Numbers are alternatives, from the least to the most ('3 or 4 beds', 'duplex or triplex');
 * other ranges must all hold. A phrase that contradicts those before it is `rejected`.
 */
function mergeRanges(phrases: readonly Phrase[]): { ranges: Map<RangeName, Bounds>; rejected: Set<Phrase> } {
  const ranges = new Map<RangeName, Bounds>();
  const rejected = new Set<Phrase>();
  const types = phrases.flatMap(meaningsOf).filter((part) => part.kind === 'list' && part.filter === 'property_type');
  const onlyMultiFamily = types.every(
    (part) => part.kind === 'list' && part.values.every((type) => type === 'Multi Family'),
  );
  const parts = phrases
    // Other types have no number of units, so 'single family or duplex' can't have one.
    .filter((phrase) => onlyMultiFamily || !isPlex(phrase))
    .flatMap((phrase) => meaningsOf(phrase).map((part) => ({ phrase, part })))
    .filter((entry): entry is { phrase: Phrase; part: RangeMeaning } => entry.part.kind === 'range');
  const isNumber = ({ part }: { part: RangeMeaning }) => part.min === part.max;
  for (const { part } of parts.filter(isNumber)) {
    const known = ranges.get(part.filter) ?? part;
    ranges.set(part.filter, { min: Math.min(known.min, part.min), max: Math.max(known.max, part.max) });
  }
  for (const { part, phrase } of parts.filter((entry) => !isNumber(entry))) {
    const merged = intersect(ranges.get(part.filter) ?? { min: 0, max: 0 }, part);
    if (merged) ranges.set(part.filter, merged);
    else rejected.add(phrase);
  }
  return { ranges, rejected };
}

/** The filters that phrases set, and the phrases that contradict others or are too many places. */
export function mergePhrases(phrases: readonly Phrase[]): { filters: Partial<Filters>; rejected: Set<Phrase> } {
  const { ranges, rejected } = mergeRanges(phrases);
  const lists = new Map<keyof Filters, string[]>();
  const filters: Record<string, unknown> = Object.fromEntries(ranges);
  for (const phrase of phrases) {
    for (const part of rejected.has(phrase) ? [] : meaningsOf(phrase)) {
      if (part.kind === 'switch') filters[part.filter] = true;
      if (part.kind !== 'list') continue;
      const values = new Set([...(lists.get(part.filter) ?? []), ...part.values]);
      if (part.filter === 'places' && values.size > maxPlaces) rejected.add(phrase);
      else lists.set(part.filter, [...values]);
    }
  }
  const set = { ...filters, ...Object.fromEntries(lists) };
  const normal = normalizeFilters({ ...emptyFilters, ...set });
  return { filters: Object.fromEntries(Object.entries(normal).filter(([name]) => name in set)), rejected };
}
