/** How screens name words of a sentence. */

import type { Correction } from './spelling.ts';

const quoted = (words: readonly string[]) => words.map((word) => `“${word}”`).join(', ');

/** 'We didn’t understand “near the zoo”.' */
export function notUnderstood(words: readonly string[]): string {
  return `We didn’t understand ${quoted(words)}.`;
}

/** 'Showing results for “Memphis” instead of “memfis”.' */
export function corrected(corrections: readonly Correction[]): string {
  const names = quoted(corrections.map(({ name }) => name));
  return `Showing results for ${names} instead of ${quoted(corrections.map(({ typed }) => typed))}.`;
}

/** 'Searched as text: “brick”.' */
export function searchedAsText(words: readonly string[]): string {
  return `Searched as text: ${quoted(words)}.`;
}
