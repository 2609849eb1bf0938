/** Which of the places that words name a search means. */

import type { Meaning, Phrase } from './meaning.ts';
import { stateOf, type PlaceMatch } from './place-match.ts';
import { fillers } from './vocabulary.ts';
import type { Token } from './tokens.ts';
import type { Word } from './words.ts';

/** Places that the same words name. */
export interface PlaceSpan {
  /** First token. */
  start: number;
  /** The token after the last. */
  end: number;
  places: readonly PlaceMatch[];
}

/** State codes and abbreviations that are also words or common abbreviations. */
const wordCodes: ReadonlySet<string> = new Set(
  `in or me hi oh ok la de pa ma id al as um mo ms mt va ct ne co mi pr vi mp
  cal del ill ind mass miss mont ore wash`.split(/\s+/),
);
const prepositions: ReadonlySet<string> = new Set(['in', 'near', 'around', 'at', 'within', 'across', 'throughout']);
const conjunctions: ReadonlySet<string> = new Set(['and', 'or', '&', ',']);

const isConjunction = (token: Token | undefined) => conjunctions.has(token?.text ?? '');

/** Whether the token before says that a place follows. */
export function followsPreposition(tokens: readonly Token[], start: number): boolean {
  return prepositions.has(tokens[start - 1]?.text ?? '');
}

/** Spans of tokens with the places that they name, the first and longest first. */
export function placeSpans(tokens: readonly Token[], matches: readonly PlaceMatch[]): PlaceSpan[] {
  const spans = new Map<string, PlaceSpan & { places: PlaceMatch[] }>();
  for (const match of matches) {
    const start = tokens.findIndex(({ word }) => word === match.first);
    let end = tokens.findLastIndex(({ word }) => word === match.last) + 1;
    while (end > start + 1 && /^[-/,]$/.test(tokens[end - 1]?.text ?? '')) end -= 1;
    if (start < 0 || end <= start) continue;
    const span = spans.get(`${start} ${end}`) ?? { start, end, places: [] };
    if (!span.places.some(({ key }) => key === match.key)) span.places.push(match);
    spans.set(`${start} ${end}`, span);
  }
  return [...spans.values()].sort((a, b) => a.start - b.start || b.end - a.end);
}

const keyOrder = (a: PlaceMatch, b: PlaceMatch) => b.size - a.size || (a.key < b.key ? -1 : 1);

/** What places that share their words mean: the only one, one that everybody knows, all of a nickname, or a choice. */
export function placeMeaning(places: readonly PlaceMatch[]): Meaning[] {
  const together = places.filter((place) => place.together).map(({ key }) => key);
  if (together.length > 0) return [{ kind: 'list', filter: 'places', values: together }];
  const sorted = [...places].sort(keyOrder);
  const [place, next] = sorted;
  // Houston, Texas, has 190 ZIP codes, and no other Houston more than two; Gary, Indiana, has 8, and no other two.
  const isKnown = place && place.size >= 6 && place.size >= 7 * (next?.size ?? 0);
  if (place && (!next || isKnown)) {
    const filter = place.kind === 'state' ? 'states' : 'places';
    return [{ kind: 'list', filter, values: [place.key] }];
  }
  return [{ kind: 'choice', places: sorted }];
}

/** Without counties if the same words name a city: 'orange ca' is the city. */
export function citiesFirst(places: readonly PlaceMatch[]): readonly PlaceMatch[] {
  const cities = places.filter(({ kind }) => kind !== 'county');
  return cities.length > 0 ? cities : places;
}

/**
 * Whether a token looks like a state's code but may be a word: 'or', unlike 'OR'. In a search in capitals, only the
 * last word can say more.
 */
export function isCodeLikeWord(words: readonly Word[], tokens: readonly Token[], index: number): boolean {
  if (!wordCodes.has(tokens[index]?.text ?? '')) return false;
  const typed = words[tokens[index]?.word ?? -1]?.typed ?? '';
  const isLast = index === tokens.length - 1 && !/^(in|or)$/i.test(typed);
  const capitalsMatter = words.length === 1 || isLast || words.some((word) => /\p{Ll}/u.test(word.typed));
  return !(capitalsMatter && /^[A-Z]{2}/.test(typed));
}

/**
 * Whether the state's code among a place's words is meant as one. 'In memphis' isn't Memphis, Indiana; 'salem or' isn't
 * Salem, Oregon, if `continues`: another place follows.
 */
export function isCodeMeant(
  words: readonly Word[],
  tokens: readonly Token[],
  { start, end }: PlaceSpan,
  place: PlaceMatch,
  continues: boolean,
): boolean {
  const code = stateOf(place).toLowerCase();
  const isPreposition = code === 'in' || code === 'or';
  if (tokens[end - 1]?.text === code) return !(isPreposition && continues && isCodeLikeWord(words, tokens, end - 1));
  return tokens[start]?.text !== code || !(isPreposition || isCodeLikeWord(words, tokens, start));
}

/** Whether only commas, 'and', or 'or' separate two phrases, and at least one conjunction that isn't a comma. */
export function areListed(tokens: readonly Token[], first: Phrase, second: Phrase): boolean {
  const between = tokens.slice(first.end, second.start);
  return between.length > 0 && between.every(isConjunction) && between.some(({ text }) => text !== ',');
}

/** Whether a conjunction or a comma right before a token continues a list of states: 'oh and pa'. */
export function isListed(tokens: readonly Token[], phrases: readonly Phrase[], start: number): boolean {
  let index = start - 1;
  while (isConjunction(tokens[index])) index -= 1;
  const before = phrases.find(({ end }) => end === index + 1);
  return index < start - 1 && before !== undefined && listed(before, 'states').length > 0;
}

function areAdjacent(tokens: readonly Token[], first: Phrase, second: Phrase): boolean {
  return tokens.slice(first.end, second.start).every(({ text }) => text === ',' || text === 'in' || text === '-');
}

function listed(phrase: Phrase, filter: 'states' | 'places'): string[] {
  if (typeof phrase.meaning === 'string') return [];
  return phrase.meaning.flatMap((part) => (part.kind === 'list' && part.filter === filter ? part.values : []));
}

function choicesOf({ meaning }: Phrase): readonly PlaceMatch[] {
  const part = typeof meaning === 'string' ? undefined : meaning.find(({ kind }) => kind === 'choice');
  return part?.kind === 'choice' ? part.places : [];
}

/**
 * Narrows places by those around them. A ZIP code goes before the city or state next to it ('Memphis, TN 38103'), and
 * the only state of a search says which of several places is meant ('duplex in springfield under 100k, ohio').
 */
export function narrowPlaces(tokens: readonly Token[], phrases: readonly Phrase[]): Phrase[] {
  const sorted = phrases.toSorted((a, b) => a.start - b.start);
  const replaced = new Map<Phrase, Phrase>();
  const absorb = (phrase: Phrase) => replaced.set(phrase, { ...phrase, meaning: 'filler' });
  const stateKeys = (phrase: Phrase) =>
    [...listed(phrase, 'states'), ...listed(phrase, 'places'), ...choicesOf(phrase).map(({ key }) => key)].map((key) =>
      key.slice(-2),
    );
  sorted.forEach((phrase, index) => {
    const [zip = ''] = listed(phrase, 'places').filter((key) => key.startsWith('zip:'));
    if (!zip) return;
    for (const other of [sorted[index - 1], sorted[index + 1]]) {
      if (!other || listed(other, 'places').some((key) => key.startsWith('zip:'))) continue;
      const adjacent =
        other.start < phrase.start ? areAdjacent(tokens, other, phrase) : areAdjacent(tokens, phrase, other);
      if (adjacent && stateKeys(other).includes(zip.slice(-2))) absorb(other);
    }
  });
  const states = sorted.filter((phrase) => listed(phrase, 'states').length > 0 && !replaced.has(phrase));
  const [state] = states;
  if (!state || states.length > 1) return sorted.map((phrase) => replaced.get(phrase) ?? phrase);
  const [code] = listed(state, 'states');
  for (const phrase of sorted) {
    const inState = choicesOf(phrase).filter((place) => stateOf(place) === code);
    const isInState = listed(phrase, 'places').some((key) => key.slice(-2) === code);
    const inList = areListed(tokens, phrase, state) || areListed(tokens, state, phrase);
    if ((inState.length !== 1 && !isInState) || inList || replaced.has(phrase)) continue;
    if (inState.length === 1) replaced.set(phrase, { ...phrase, meaning: placeMeaning(inState) });
    absorb(state);
  }
  return sorted.map((phrase) => replaced.get(phrase) ?? phrase);
}

/** Whether a phrase ends before a token: at the end of the search, at a comma, or before words about something else. */
export function endsBefore(tokens: readonly Token[], index: number, isTaken: (index: number) => boolean): boolean {
  const next = tokens[index];
  if (!next || next.text === ',' || isTaken(index)) return true;
  return fillers.has(next.text) && !prepositions.has(next.text);
}
