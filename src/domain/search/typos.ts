/** Corrects typos of one letter in long, distinctive words: 'duplx', 'comercial'. */

import { singular, type Token } from './tokens.ts';
import { correctable, correctableComparisons } from './vocabulary.ts';

const minLength = 5;
const minComparisonLength = 4;

/** Whether one added, missing, changed, or swapped letter makes the one word the other. */
export function differsByOne(first: string, second: string): boolean {
  let start = 0;
  while (start < first.length && first[start] === second[start]) start += 1;
  const [a, b] = [first.slice(start), second.slice(start)];
  return (
    a.slice(1) === b.slice(1) ||
    a.slice(1) === b ||
    a === b.slice(1) ||
    (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  );
}

/** The tokens with typos corrected where only one word can be meant, except those that are `known`. */
export function correctTypos(tokens: readonly Token[], known: (index: number) => boolean): Token[] {
  return tokens.map((token, index) => {
    const next = tokens[index + 1];
    const isCompared = next !== undefined && (next.number !== null || next.text === '$');
    const words = isCompared ? [...correctable, ...correctableComparisons] : correctable;
    const least = isCompared ? minComparisonLength : minLength;
    if (token.text.length < least || token.number !== null || known(index) || words.includes(token.text)) return token;
    const meant = words.filter((word) => differsByOne(token.text, singular(word)));
    return meant.length === 1 && meant[0] !== undefined ? { ...token, text: meant[0] } : token;
  });
}
