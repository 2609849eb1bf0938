/** Reads a sentence with what the database knows: the places in it, and which other words listings have. */

import { addFilters, type Filters } from '../filters/filters.ts';
import { maxSearchLength } from '../filters/search-text.ts';
import { asText, isUnderstood, outcomeOf, type Outcome } from './outcome.ts';
import type { PlaceMatch } from './place-match.ts';
import { readSearch, type Reading } from './read-search.ts';
import { correctPlaces, maxTexts, spellable, type SimilarPlace } from './spelling.ts';
import { wordsOf } from './words.ts';

/** What the database is asked. */
export interface SentenceSource {
  /** All places that adjacent words name. */
  placesIn: (words: readonly string[]) => Promise<readonly PlaceMatch[]>;
  /** Those of the at most `maxTexts` texts, in order, that listings have: together, and passing the filters. */
  matchTexts: (filters: Filters, texts: readonly string[]) => Promise<readonly string[]>;
  /** Well-known places that each of the at most `maxTexts` texts could be a misspelling of. */
  misspelledPlaces: (texts: readonly string[]) => Promise<readonly SimilarPlace[]>;
}

/**
 * What a sentence leads to if it's added to the filters. Words that are neither understood nor in a listing that passes
 * the filters are read as the places they misspell; others aren't searched for, because they would leave nothing. A
 * sentence that all is in one listing, such as its title, is searched as text before a word is changed or left out.
 */
export async function readSentence(sentence: string, before: Filters, source: SentenceSource): Promise<Outcome> {
  const { reading, matched, isText } = await readAsTyped(sentence, before, source);
  if (isText) return asText(sentence);
  const texts = spellable(reading.unknown, matched);
  if (texts.length > 0) {
    const { sentence: spelled, corrections } = correctPlaces(sentence, texts, await source.misspelledPlaces(texts));
    const corrected = corrections.length > 0 ? await readAsTyped(spelled, before, source) : null;
    if (corrected && !corrected.isText && isUnderstood(corrected.reading)) {
      const { filters, note } = outcomeOf(spelled, corrected.reading, corrected.matched);
      return { filters, note: { ...note, corrections } };
    }
  }
  return outcomeOf(sentence, reading, matched);
}

interface Read {
  reading: Reading;
  /** Those of its unknown texts that listings have. */
  matched: readonly string[];
  /** Whether a listing has all of the sentence, but not all of the unknown texts pass the filters. */
  isText: boolean;
}

async function readAsTyped(sentence: string, before: Filters, source: SentenceSource): Promise<Read> {
  const words = wordsOf(sentence);
  const reading = readSearch(words, await source.placesIn(words.map(({ text }) => text)));
  const texts = reading.unknown.flatMap((run) => run.texts);
  if (texts.length === 0) return { reading, matched: [], isText: false };
  // Whether a listing is verified doesn't say what words mean, and not everyone may ask.
  const filters = { ...addFilters(before, reading.filters), verified: false };
  const matched = await source.matchTexts(filters, texts.slice(0, maxTexts));
  const isSearchable = matched.length < texts.length && sentence.length <= maxSearchLength;
  const whole = isSearchable ? await source.matchTexts({ ...before, verified: false }, [sentence]) : [];
  return { reading, matched, isText: whole.length > 0 };
}
