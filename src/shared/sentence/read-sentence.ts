/** Reads a sentence with what the database knows: the places in it, and which other words listings have. */

import { addFilters, type Filters } from '@/shared/listing-filters/filters';
import { maxSearchLength } from '@/shared/search/search-text';
import { asText, isUnderstood, outcomeOf, type Outcome } from './outcome';
import type { PlaceMatch } from './place-match';
import { readSearch } from './read-search';
import { wordsOf } from './words';

/** What the database is asked. */
export interface SentenceSource {
  /** All places that adjacent words name. */
  placesIn: (words: readonly string[]) => Promise<readonly PlaceMatch[]>;
  /** Those of the texts, in order, that listings have: together, and passing the filters. */
  matchTexts: (filters: Filters, texts: readonly string[]) => Promise<readonly string[]>;
}

/**
 * What a sentence leads to if it's added to the filters. Words that are neither understood nor in a listing that passes
 * the filters aren't searched for, because they would leave nothing. A sentence that all is in one listing, such as its
 * title, is searched as text before a word is left out.
 */
export async function readSentence(sentence: string, before: Filters, source: SentenceSource): Promise<Outcome> {
  const words = wordsOf(sentence);
  const reading = readSearch(words, await source.placesIn(words.map(({ text }) => text)));
  const texts = reading.unknown.flatMap((run) => run.texts);
  if (texts.length === 0 || !isUnderstood(reading)) return outcomeOf(sentence, reading, texts);
  // Whether a listing is verified doesn't say what words mean, and not everyone may ask.
  const filters = { ...addFilters(before, reading.filters), verifiedOnly: false };
  const matched = await source.matchTexts(filters, texts);
  if (matched.length < texts.length && sentence.length <= maxSearchLength) {
    const whole = await source.matchTexts({ ...before, verifiedOnly: false }, [sentence]);
    if (whole.length > 0) return asText(sentence);
  }
  return outcomeOf(sentence, reading, matched);
}
