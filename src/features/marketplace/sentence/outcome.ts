/** What a sentence leads to: filters, a text to search for, and what is left to explain. */

import { maxMiles, parsePlace } from '@/shared/places/place';
import { cleanSearch } from '@/shared/search/search-text';
import type { Filters } from '@/shared/listing-filters/filters';
import type { PlaceMatch } from './place-match';
import { readSearch, type Reading } from './read-search';
import { isCut, maxWords, type Word } from './words';

/** What a sentence left to explain, as long as the search it led to is shown. */
export interface SentenceNote extends Pick<Reading, 'unknown' | 'choices'> {
  /** The text that is searched for instead. */
  search: string;
  /** Whether other words became filters. */
  hasFilters: boolean;
  /** Why words weren't understood or read, in sentences. */
  problems: string[];
}

const distance = /\d[\s-]*mi(les?)?\b/i;

function problemsOf(sentence: string, unknown: readonly string[], rest: string): string[] {
  return [
    ...(unknown.some((words) => distance.test(words))
      ? [`A radius is 1 to ${maxMiles} miles around a city or a ZIP code.`]
      : []),
    ...(isCut(sentence) || cleanSearch(rest) !== rest
      ? [`Your search is too long. Only its first ${maxWords} words were read.`]
      : []),
  ];
}

/**
 * The text to search for: what isn't understood. Names to choose from aren't part of it, because a listing would have
 * to contain all of it in a row. One alone finds the places of that name until one is chosen.
 */
function textOf({ unknown, choices }: Pick<Reading, 'unknown' | 'choices'>): string {
  const [choice, ...more] = choices;
  const isName = choice && more.length === 0 && choice.places.every(({ key }) => parsePlace(key)?.miles == null);
  return unknown.length === 0 && isName ? choice.typed : unknown.join(' ');
}

/** Reads a sentence, given its words and the places that they name. */
export function outcomeOf(
  sentence: string,
  words: readonly Word[],
  places: readonly PlaceMatch[],
): { filters: Partial<Filters>; note: SentenceNote } {
  const { filters, unknown, choices } = readSearch(words, places);
  const hasFilters = Object.keys(filters).length > 0;
  const isUnderstood = hasFilters || choices.length > 0;
  const rest = isUnderstood ? textOf({ unknown, choices }) : sentence;
  const problems = problemsOf(sentence, unknown, rest);
  return { filters, note: { search: cleanSearch(rest), unknown, choices, hasFilters, problems } };
}

/** The note once a place has been chosen for the words. */
export function withoutChoice(note: SentenceNote, typed: string): SentenceNote {
  const choices = note.choices.filter((choice) => choice.typed !== typed);
  return { ...note, choices, search: cleanSearch(textOf({ ...note, choices })), hasFilters: true };
}
