/** Splits a search into words. */

import { isUsState } from '../place/us-states.ts';
import { maxSentenceLength } from '../filters/search-text.ts';

/** The words of a search, at most 40 (of 200 characters): lower case, with the original spelling. */
export interface Word {
  /** Lower case, without accents and surrounding punctuation. */
  text: string;
  /** As typed, with a comma after it or a hyphen or slash that joins it to the next word. */
  typed: string;
}

export const maxWords = 40;
const maxWordLength = 200;

/** Plain forms of typographic characters, and abbreviations that aren't words by their letters. */
const replacements: readonly [RegExp, string][] = [
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/[\u0060\u00b4\u02bb\u02bc\u2018\u2019\u201b\u2032]/g, "'"],
  [/[\u201c\u201d"()[\]{}]/g, ' '],
  [/[;|\u2022]/g, ', '],
  [/≤/g, '<='],
  [/≥/g, '>='],
];

/** Commas outside of numbers or before a ZIP code, and hyphens and slashes between letters, end a word. */
const joints = /,(?=\d{5}(?!\d))|,(?!\d)|(?<!\d),|(?<=\p{L}\p{M}*)[-/](?=\p{L})/gu;

/** The word as places and vocabulary spell it; '' if it's punctuation without meaning. */
function normalize(typed: string): string {
  const plain = typed
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^[^\p{L}\p{N}$<>~+&/%=-]+|[^\p{L}\p{N}$<>~+&/%=-]+$/gu, '')
    .replace(/[-/]$/, (joint) => (typed.length > 1 ? '' : joint));
  if (/^([a-z]\.)+[a-z]$/.test(plain)) return plain.replaceAll('.', '');
  return plain.replace(/^(\d{5})-\d{4}$/, '$1');
}

/** Whether a word is short for 'county': 'cnty', 'Co.', and 'co' before a state, where it isn't Colorado. */
function isCounty({ text, typed }: Word, next: Word | undefined): boolean {
  if (text !== 'co') return text === 'cnty';
  return /\.,?$/.test(typed) || (next !== undefined && isUsState(next.text.toUpperCase()) && !typed.endsWith(','));
}

function allWords(search: string): Word[] {
  const plain = replacements.reduce((text, [from, to]) => text.replace(from, to), search.slice(0, maxSentenceLength));
  return (
    plain
      // Their plain forms would join the digits before them: '2½' isn't 21/2.
      .replace(/[¼-¾⅛-⅞]/g, (sign) => ` ${sign.normalize('NFKD').replace('⁄', '/')} `)
      .replace(/\bw\/(?=o\b)/gi, 'with')
      .replace(/\bwitho\b/gi, 'without')
      .replace(/\bw\//gi, 'with ')
      .replace(/(\p{L})[-/]+(?=\s|$)/gu, '$1')
      .replace(joints, (joint) => `${joint} `)
      .split(/\s+/)
      .map((part) => {
        const typed = part.slice(0, maxWordLength);
        return { text: normalize(typed), typed };
      })
      .filter(({ text }) => text !== '')
      .map((word, index, all) => (isCounty(word, all[index + 1]) ? { ...word, text: 'county' } : word))
  );
}

/** The words of a search. Never throws; words beyond the 40th are ignored (`isCut`). */
export function wordsOf(search: string): Word[] {
  return allWords(search).slice(0, maxWords);
}

/** Whether `wordsOf` ignores some of the search. A search as long as a sentence may be was probably cut before. */
export function isCut(search: string): boolean {
  return search.length >= maxSentenceLength || /\S{201}/.test(search) || allWords(search).length > maxWords;
}
