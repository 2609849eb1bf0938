/** Splits words further into numbers, letters, and symbols: '3bd/2ba' is 3, bd, /, 2, ba. */

import { readNumber } from '../../kit/numbers/parse-number.ts';
import type { Word } from './words.ts';

export interface Token {
  /** Index of the word it's part of. */
  word: number;
  /** Lower case; letters are singular ('duplexes' is 'duplex'). */
  text: string;
  /** Null if it isn't a number. */
  number: number | null;
}

const numberNames = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Commas and points in a number stay in it, so that one in the wrong place makes it no number: '3,5', '1.250.000'. */
const pieces = /\d+(?:,\d+)*(?:\.\d+)*|\.\d+|[\p{L}\p{N}.'*_]+?(?=\d|[^\p{L}\p{N}.'*_]|$)|[<>]=?|./gu;

/** Commas end phrases; hyphens and slashes join words. None has a meaning of its own. */
export const separators: ReadonlySet<string> = new Set([',', '-', '/', '+', '&', '=', '%', '$', '<', '>', '~']);

/** A word's singular, roughly; the vocabulary and searches use the same form. */
export function singular(word: string): string {
  if (word.endsWith('xes')) return word.slice(0, -2);
  if (/[^s]'s$/.test(word) && word.length > 4) return word.slice(0, -2);
  return /[^s']s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word;
}

function toToken(piece: string, word: number): Token {
  if (/\d/.test(piece)) {
    const entry = readNumber(piece);
    return { word, text: piece, number: typeof entry === 'number' ? entry : null };
  }
  const named = numberNames.indexOf(piece);
  return { word, text: singular(piece), number: named < 0 ? null : named + 1 };
}

/** The tokens of all words, in order. A comma, hyphen, or slash at the end of a word is a token, too. */
export function tokensOf(words: readonly Word[]): Token[] {
  return words.flatMap(({ text, typed }, word) => {
    const joint = /[-/,]$/.exec(typed)?.[0];
    const own = (text.match(pieces) ?? []).map((piece) => toToken(piece, word));
    return joint !== undefined && text !== joint ? [...own, { word, text: joint, number: null }] : own;
  });
}

/** Phrases to look up by their words, and the most words of any. */
export interface PhraseTable<T> {
  entries: ReadonlyMap<string, T>;
  longest: number;
}

/** A table of phrases; those with the same value are separated by '|'. */
export function phraseTable<T>(rows: readonly (readonly [phrases: string, value: T])[]): PhraseTable<T> {
  const entries = new Map(
    rows.flatMap(([phrases, value]) =>
      phrases.split('|').map((phrase) => [phrase.trim().split(' ').map(singular).join(' '), value] as const),
    ),
  );
  const longest = Math.max(...[...entries.keys()].map((phrase) => phrase.split(' ').length));
  return { entries, longest };
}

/** The longest phrase of a table that starts at a token, and the token after it; hyphens in between don't matter. */
export function lookUp<T>(
  { entries, longest }: PhraseTable<T>,
  tokens: readonly Token[],
  start: number,
): { value: T; end: number } | null {
  let found: { value: T; end: number } | null = null;
  const parts: string[] = [];
  for (let index = start; index < tokens.length && parts.length < longest; index += 1) {
    const text = tokens[index]?.text ?? '';
    if (text === '-' && index > start) continue;
    parts.push(text);
    const value = entries.get(parts.join(' '));
    if (value !== undefined) found = { value, end: index + 1 };
  }
  return found;
}
