/** What a sentence leads to: filters, a text to search for, and what is left to explain. */

import { maxMiles, parsePlace } from '../place/place.ts';
import { cleanSearch } from '../filters/search-text.ts';
import type { Filters } from '../filters/filters.ts';
import type { Reading } from './read-search.ts';
import type { Correction } from './spelling.ts';
import { isCut, maxWords } from './words.ts';

/** What a sentence left to explain, as long as the search it led to is shown. */
export interface SentenceNote extends Pick<Reading, 'choices'> {
  /** The text that is searched for. */
  search: string;
  /** Words searched as text, because listings have them. */
  texts: string[];
  /** What isn't understood, as typed, and isn't searched for. */
  unknown: string[];
  /** Whether other words became filters. */
  hasFilters: boolean;
  /** Misspelled places that were corrected. */
  corrections: Correction[];
  /** Why words weren't understood or read, in sentences. */
  problems: string[];
}

export interface Outcome {
  /** Only what the sentence sets. */
  filters: Partial<Filters>;
  note: SentenceNote;
}

const distance = /\d[\s-]*mi(les?)?\b/i;

function problemsOf(sentence: string, unknown: readonly string[], search: string): string[] {
  return [
    ...(unknown.some((words) => distance.test(words))
      ? [`A radius is 1 to ${maxMiles} miles around a city or a ZIP code.`]
      : []),
    ...(isCut(sentence) || cleanSearch(search) !== search
      ? [`Your search is too long. Only its first ${maxWords} words were read.`]
      : []),
  ];
}

/**
 * The text to search for. Names to choose from aren't part of it, because a listing would have to contain all of it in
 * a row. One alone finds the places of that name until one is chosen.
 */
function textOf({ texts, choices }: Pick<SentenceNote, 'texts' | 'choices'>): string {
  const [choice, ...more] = choices;
  const isName = choice && more.length === 0 && choice.places.every(({ key }) => parsePlace(key)?.miles == null);
  return texts.length === 0 && isName ? choice.typed : texts.join(' ');
}

/** Which unknown words are texts that listings have, in order, and the others, as typed. */
function splitUnknown(
  unknown: Reading['unknown'],
  matched: readonly string[],
): Pick<SentenceNote, 'texts' | 'unknown'> {
  const rest = [...matched];
  const runs = unknown.map(({ typed, texts }) => {
    const isText = texts.map((text) => {
      const isNext = rest[0] === text;
      if (isNext) rest.shift();
      return isNext;
    });
    const others = texts.filter((_, index) => !isText[index]);
    return { texts: texts.filter((_, index) => isText[index]), unknown: isText.includes(true) ? others : [typed] };
  });
  return { texts: runs.flatMap((run) => run.texts), unknown: runs.flatMap((run) => run.unknown) };
}

/** Whether any of the words say something other than a text. */
export function isUnderstood({ filters, choices }: Reading): boolean {
  return Object.keys(filters).length > 0 || choices.length > 0;
}

/** What a reading leads to, given which of its unknown texts listings have. */
export function outcomeOf(sentence: string, reading: Reading, matched: readonly string[]): Outcome {
  const { filters, choices } = reading;
  if (!isUnderstood(reading)) return asText(sentence, problemsOf(sentence, [sentence], sentence));
  const { texts, unknown } = splitUnknown(reading.unknown, matched);
  const search = textOf({ texts, choices });
  const problems = problemsOf(sentence, unknown, search);
  const hasFilters = Object.keys(filters).length > 0;
  const note = { search: cleanSearch(search), texts, unknown, choices, hasFilters, corrections: [], problems };
  return { filters, note };
}

/** The outcome if all of a sentence is searched as text. */
export function asText(sentence: string, problems: string[] = []): Outcome {
  const nothing = { texts: [], unknown: [], choices: [], hasFilters: false, corrections: [] };
  return { filters: {}, note: { ...nothing, search: cleanSearch(sentence), problems } };
}

/** The note once a place has been chosen for the words. */
export function withoutChoice(note: SentenceNote, typed: string): SentenceNote {
  const choices = note.choices.filter((choice) => choice.typed !== typed);
  return { ...note, choices, search: cleanSearch(textOf({ ...note, choices })), hasFilters: true };
}
