// Reads the words of a search as the app does, with the same code.
import { emptyFilters, type Filters, filterTexts, toRpcFilters } from '../../../../src/domain/filters/filters.ts';
import { combineFilters } from '../../../../src/domain/search/combine.ts';
import { type PlaceMatch, placeMatch } from '../../../../src/domain/search/place-match.ts';
import { readSentence, type SentenceSource } from '../../../../src/domain/search/read-sentence.ts';
import type { SimilarPlace } from '../../../../src/domain/search/spelling.ts';
import type { Context } from './operation.ts';
import { unwrap } from './problem.ts';

/** What the words of a search mean. */
export interface Understanding {
  /** What they set, as it's applied. */
  said: Partial<Filters>;
  /** The same in words. */
  words: string[];
  /** What is searched for as text; empty for nothing. */
  text: string;
  corrections: { typed: string; name: string }[];
  /** Names of several places. They're searched as text until one is sent. */
  choices: { typed: string; places: string[] }[];
  notUnderstood: string[];
}

/** The search of a request: its filters with those that its words set, the text, and what the words mean. */
export async function readWords(
  { client }: Context,
  search: string,
  sent: Partial<Filters>,
): Promise<{ filters: Record<string, unknown>; search: string; understanding: Understanding | null }> {
  const before = { ...emptyFilters, ...sent };
  if (search.trim() === '') return { filters: toRpcFilters(before), search: '', understanding: null };
  const { filters: read, note } = await readSentence(search, before, sourceOf(client));
  const { filters, said, contradictions } = combineFilters(before, read);
  return {
    filters: toRpcFilters(filters),
    search: note.search,
    understanding: {
      said,
      words: filterTexts({ ...emptyFilters, ...said }),
      text: note.search,
      corrections: note.corrections,
      choices: note.choices.map(({ typed, places }) => ({ typed, places: places.map(({ key }) => key) })),
      notUnderstood: [...note.unknown, ...contradictions, ...note.problems],
    },
  };
}

/** Asks the database with the member's rights. */
function sourceOf(client: Context['client']): SentenceSource {
  return {
    placesIn: async (words) =>
      (unwrap(await client.rpc('places_in', { words })) as Omit<PlaceMatch, 'label'>[]).map(placeMatch),
    matchTexts: async (filters, texts) =>
      unwrap(await client.rpc('match_texts', { filters: toRpcFilters(filters), texts })) as string[],
    misspelledPlaces: async (texts) => unwrap(await client.rpc('misspelled_places', { texts })) as SimilarPlace[],
  };
}
