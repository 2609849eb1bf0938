/**
 * Reads a search such as 'duplex in shelby county tn under 150k at least 8 cap no jv' as filters, without a network and
 * always the same way. What it can't read with certainty stays a text to search for, or a choice:
 *
 * - Words with numbers win ('2 bath'), then places with their state and ZIP codes, then the vocabulary, then states,
 *   then names of places alone.
 * - A price alone ('150k') could be a minimum or a maximum, so it needs a word: 'under', 'max', 'budget'. '8 cap' and
 *   '1,500 sqft' are at least that much, '$100 per sqft' at most, '3 beds' and 'duplex' exactly that many.
 * - Without '$' or 'k', numbers under 10,000 aren't prices, except for thousands ('under 150') where nothing follows
 *   that they could count.
 */

import type { Filters } from '../filters/filters.ts';
import { ageAt } from './ages.ts';
import { measureAt, thousandsAt } from './measures.ts';
import type { Meaning, Phrase } from './meaning.ts';
import { mergePhrases } from './merge.ts';
import { applyNegations } from './negation.ts';
import type { PlaceMatch } from './place-match.ts';
import {
  citiesFirst,
  endsBefore,
  followsPreposition,
  isCodeLikeWord,
  isCodeMeant,
  isListed,
  narrowPlaces,
  placeMeaning,
  placeSpans,
  type PlaceSpan,
} from './places.ts';
import { radiusAt, widenCities } from './radius.ts';
import { separators, tokensOf, type Token } from './tokens.ts';
import { correctTypos } from './typos.ts';
import { findUnknown, typedText, unknownTexts, wordsIn, type UnknownWords } from './unknown.ts';
import { fillers, isCommonWord, vocabularyAt } from './vocabulary.ts';
import type { Word } from './words.ts';

export interface Reading {
  /** Only what the sentence sets. */
  filters: Partial<Filters>;
  /** What isn't understood, in order. */
  unknown: UnknownWords[];
  /** Places to choose between when the words name several ('springfield'), with the words as typed; none is applied. */
  choices: { typed: string; places: PlaceMatch[] }[];
}

/** The phrases found so far. None overlap. */
class Reader {
  phrases: Phrase[] = [];

  constructor(readonly tokens: readonly Token[]) {}

  isTaken = (index: number) => this.phrases.some(({ start, end }) => start <= index && index < end);

  isFree = ({ start, end }: { start: number; end: number }) =>
    this.phrases.every((phrase) => phrase.end <= start || phrase.start >= end);

  take(phrase: Phrase | null): void {
    if (phrase && this.isFree(phrase)) this.phrases.push(phrase);
  }

  /** Takes what `phraseAt` finds, from the first token to the last. */
  scan(phraseAt: (start: number) => Phrase | null): void {
    for (let index = 0; index < this.tokens.length; index += 1) {
      if (!this.isTaken(index)) this.take(phraseAt(index));
    }
  }
}

function placePhrase({ start, end }: PlaceSpan, places: readonly PlaceMatch[]): Phrase | null {
  return places.length > 0 ? { start, end, meaning: placeMeaning(places) } : null;
}

function takeNumbers(reader: Reader, spans: readonly PlaceSpan[]): void {
  const zipAt = (index: number) =>
    spans.find(({ start, end }) => start === index && end === index + 1)?.places.find(({ kind }) => kind === 'zip') ??
    null;
  reader.scan((start) => {
    const found = [radiusAt(reader.tokens, start, zipAt), ageAt(reader.tokens, start), measureAt(reader.tokens, start)];
    return found.reduce((best, phrase) => (phrase && (!best || phrase.end > best.end) ? phrase : best), null);
  });
}

/** Places whose words say the state, and ZIP codes. */
function takeCertainPlaces(reader: Reader, words: readonly Word[], spans: readonly PlaceSpan[]): void {
  for (const span of spans) {
    const follows = spans.filter(({ start }) => start === span.end).flatMap(({ places }) => places);
    const vocabularyFollows = vocabularyAt(reader.tokens, span.start) && vocabularyAt(reader.tokens, span.end);
    const places = span.places.filter((place) => {
      const placeFollows = follows.some(({ kind, key }) => kind !== 'zip' || key.slice(-2) !== place.key.slice(-2));
      const continues = placeFollows || vocabularyFollows !== null;
      return place.certain && place.kind !== 'state' && isCodeMeant(words, reader.tokens, span, place, continues);
    });
    reader.take(placePhrase(span, citiesFirst(places)));
  }
}

/** The names of several words of which the vocabulary has only some: 'sugar land' isn't land. */
function takeLongNames(reader: Reader, spans: readonly PlaceSpan[]): void {
  const known = new Set<number>();
  for (let index = 0; index < reader.tokens.length; index += 1) {
    const end = vocabularyAt(reader.tokens, index)?.end ?? index;
    for (let inside = index; inside < end; inside += 1) known.add(inside);
    const text = reader.tokens[index]?.text ?? '';
    if (separators.has(text) || isCommonWord(text)) known.add(index);
  }
  for (const span of spans) {
    const isLong = span.end - span.start > 1 && !span.places.some(({ kind }) => kind === 'state');
    const adds = reader.tokens.some((_, index) => index >= span.start && index < span.end && !known.has(index));
    if (isLong && adds) reader.take(placePhrase(span, uncertain(span)));
  }
}

const uncertain = ({ places }: PlaceSpan) => places.filter(({ certain, kind }) => !certain && kind !== 'state');

/** In ZIP codes. A word alone isn't a smaller town, unless 'in' or so says that it's a place: 'pool' isn't Pool, WV. */
const smallestTown = 3;

/** States, and names of cities and counties alone. */
function takeNames(reader: Reader, words: readonly Word[], spans: readonly PlaceSpan[]): void {
  const { tokens } = reader;
  for (const span of spans) {
    const states = span.places.filter(({ kind }) => kind === 'state');
    const text = tokens[span.start]?.text ?? '';
    const isSingle = span.end - span.start === 1;
    if (states.length > 0) {
      const meant =
        !isSingle ||
        !isCodeLikeWord(words, tokens, span.start) ||
        (endsBefore(tokens, span.end, reader.isTaken) &&
          (followsPreposition(tokens, span.start) || isListed(tokens, reader.phrases, span.start)));
      if (meant) reader.take(placePhrase(span, states));
    } else {
      const names = uncertain(span);
      const isTown = !isCommonWord(text) && names.some(({ size }) => size >= smallestTown);
      if (!isSingle || isTown || followsPreposition(tokens, span.start)) reader.take(placePhrase(span, names));
    }
  }
}

/**
 * Reads a search. `places` are all places that adjacent words name exactly; they may overlap. Never throws. Ranges that
 * contradict earlier ones, and what's ruled out ('no commercial'), aren't understood.
 */
export function readSearch(words: readonly Word[], places: readonly PlaceMatch[]): Reading {
  const plain = tokensOf(words);
  const spans = placeSpans(plain, places);
  const tokens = correctTypos(plain, (index) => spans.some(({ start, end }) => start <= index && index < end));
  const reader = new Reader(tokens);
  takeNumbers(reader, spans);
  takeCertainPlaces(reader, words, spans);
  takeLongNames(reader, spans);
  reader.scan((start) => vocabularyAt(tokens, start));
  takeNames(reader, words, spans);
  const isEnd = (index: number) => {
    const text = tokens[index]?.text;
    return text === undefined || text === ',' || fillers.has(text) || reader.isTaken(index);
  };
  reader.scan((start) => thousandsAt(tokens, start, isEnd));

  const phrases = widenCities(tokens, reader.phrases);

  const meant = applyNegations(tokens, phrases);
  const whole = findUnknown(tokens, meant);
  const narrowed = narrowPlaces(tokens, whole.kept);
  const { rejected } = mergePhrases(narrowed);
  const consistent = narrowed.filter((phrase) => !rejected.has(phrase));
  const { words: unknown, kept } = findUnknown(tokens, consistent, [...whole.words, ...wordsIn(tokens, rejected)]);
  const taken = new Set(wordsIn(tokens, kept));
  const other = [...meant.filter(({ meaning }) => meaning === 'unknown'), ...rejected].map((phrase) =>
    wordsIn(tokens, [phrase]),
  );
  return {
    filters: mergePhrases(kept).filters,
    unknown: unknownTexts(
      words,
      unknown,
      (word) => taken.has(word),
      (word) => other.findIndex((phrase) => phrase.includes(word)),
    ),
    choices: kept.flatMap((phrase) => choiceOf(words, tokens, phrase)),
  };
}

function choiceOf(words: readonly Word[], tokens: readonly Token[], phrase: Phrase): Reading['choices'] {
  const parts: readonly Meaning[] = typeof phrase.meaning === 'string' ? [] : phrase.meaning;
  const first = tokens[phrase.start]?.word ?? 0;
  const last = tokens[phrase.end - 1]?.word ?? 0;
  return parts.flatMap((part) =>
    part.kind === 'choice' ? [{ typed: typedText(words.slice(first, last + 1)), places: [...part.places] }] : [],
  );
}
