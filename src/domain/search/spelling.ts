/** Corrects misspelled cities and states in a search: 'memfis', 'san fransisco'. */

import { singular } from './tokens.ts';
import { differsByOne } from './typos.ts';
import type { UnknownWords } from './unknown.ts';
import { isSearchWord } from './vocabulary.ts';

/** A well-known place that a text could be a misspelling of. */
export interface SimilarPlace {
  /** The text. */
  typed: string;
  name: string;
  /** Number of ZIP codes, a measure of size. */
  size: number;
}

/** A place's name and what was typed for it. */
export type Correction = Pick<SimilarPlace, 'typed' | 'name'>;

/** The most texts that the database looks up at once, for a sentence. */
export const maxTexts = 12;

const minLength = 5;
/** 'Salt lake cty'. */
const longestName = 3;

/** One letter off a well-known place, but meant as they are. */
const ordinaryWords: ReadonlySet<string> = new Set(
  `aaron angels apron arrange august beading billing billings boilings bonkers boulders brian candy canteen cantor
  cargo carolling carton cartoon chandlery chick chicks choco colombia dandy denser doorman faint festoon filings
  flashing fling flint flints flirt floral garlands gorgia handler handy heading homesteads immobile independences
  indians karen killed killer killings kitten large lasing laurels lauren leading leasing maroon midlands mobiles
  modest modesty moonroof moorman nipples noise olympiad olympic oranges piano plane plank plans plant poise pounce
  promo prove provinces racing racoon randy reading readings readying ring roading rooftop sacrament sagem sales
  sand sands savannah savannas settle shandy sharks siring spark sparks sprang sprig sprint sprung string talas
  taller temper tempo tense texts tolled tooled trance treading vaccine venture waken wanton yonder`.split(/\s+/),
);

/** Whether a word means something in a search or in English, other than a place. */
export function isOrdinary(word: string): boolean {
  const text = word.toLowerCase();
  return ordinaryWords.has(text) || isSearchWord(singular(text));
}

/**
 * The texts that may be misspelled places: up to three adjacent unknown words, not all of which are `matched`, because
 * listings have those. Names of several words come last.
 */
export function spellable(unknown: readonly UnknownWords[], matched: readonly string[]): string[] {
  const texts = Array.from({ length: longestName }, (_, more) =>
    unknown.flatMap((run) =>
      run.texts.slice(more).flatMap((_text, start) => {
        const parts = run.texts.slice(start, start + more + 1);
        return parts.every((part) => matched.includes(part)) ? [] : [parts.join(' ')];
      }),
    ),
  ).flat();
  return [...new Set(texts)]
    .filter((text) => text.length >= minLength && !/\d/.test(text) && !isOrdinary(text))
    .slice(0, maxTexts);
}

/** A name as it sounds, roughly: 'philadelphia' is 'filadelfia', and 'pittsburgh' is 'pitsburgh'. */
function soundOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('ph', 'f')
    .replaceAll(/(\p{L})\1/gu, '$1');
}

/** The largest place whose name has another letter than the text, or one more or less; null if there is none. */
function placeMeant(typed: string, places: readonly SimilarPlace[]): SimilarPlace | null {
  const sound = soundOf(typed);
  const near = places.filter((place) => place.typed === typed && differsByOne(sound, soundOf(place.name)));
  return near.toSorted((a, b) => b.size - a.size)[0] ?? null;
}

/** The sentence with misspelled places corrected, and what was. */
export function correctPlaces(
  sentence: string,
  texts: readonly string[],
  places: readonly SimilarPlace[],
): { sentence: string; corrections: Correction[] } {
  const corrections: Correction[] = [];
  let corrected = sentence;
  for (const typed of texts.toSorted((a, b) => b.length - a.length)) {
    const place = placeMeant(typed, places);
    const pattern = typed
      .split(' ')
      .map(escapeRegExp)
      .join(String.raw`\s+`);
    const next = place
      ? corrected.replace(new RegExp(String.raw`(?<![\p{L}\p{N}])${pattern}(?![\p{L}\p{N}])`, 'u'), place.name)
      : corrected;
    if (place && next !== corrected) corrections.push({ typed, name: place.name });
    corrected = next;
  }
  return { sentence: corrected, corrections };
}

function escapeRegExp(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
