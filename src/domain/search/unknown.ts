/** Words of a search that aren't understood. */

import type { Phrase } from './meaning.ts';
import { separators, type Token } from './tokens.ts';
import { fillers } from './vocabulary.ts';
import type { Word } from './words.ts';

/** Adjacent words that aren't understood. */
export interface UnknownWords {
  /** As typed, with prepositions and articles before them: 'near the zoo'. */
  typed: string;
  /** What listings can have of it, as typed: its words, or all of it where they only mean something together. */
  texts: string[];
}

/** Which words aren't understood, and which phrases are only parts of such words. */
export function findUnknown(
  tokens: readonly Token[],
  phrases: readonly Phrase[],
  known: readonly number[] = [],
): { words: Set<number>; kept: Phrase[] } {
  const words = new Set(known);
  let kept = [...phrases];
  for (;;) {
    const current = kept;
    tokens.forEach(({ text, word }, index) => {
      const phrase = current.find(({ start, end }) => start <= index && index < end);
      const understood = phrase ? phrase.meaning !== 'unknown' : fillers.has(text) || separators.has(text);
      if (!understood) words.add(word);
    });
    kept = current.filter(({ start, end }) => !tokens.slice(start, end).some(({ word }) => words.has(word)));
    if (kept.length === current.length) return { words, kept };
  }
}

/** Positions of the words that phrases consist of. */
export function wordsIn(tokens: readonly Token[], phrases: Iterable<Phrase>): number[] {
  return [...phrases].flatMap(({ start, end }) => tokens.slice(start, end).map(({ word }) => word));
}

/** Words as they were typed, without the punctuation around them. */
export function typedText(words: readonly Word[]): string {
  const text = words.map(({ typed }) => (/[-/]$/.test(typed) ? typed : `${typed} `)).join('');
  return text.trim().replace(/^[,.:;!?]+|[,.:;!?/-]+$/g, '') || text.trim();
}

/**
 * Each run of unknown words, by their positions. Commas, colons, and semicolons end one, and so does a phrase, which
 * `phraseOf` tells apart from the words around it.
 */
function unknownRuns(
  words: readonly Word[],
  unknown: ReadonlySet<number>,
  phraseOf: (word: number) => number,
): number[][] {
  const runs: number[][] = [];
  for (const index of [...unknown].sort((a, b) => a - b)) {
    const run = runs.at(-1);
    const last = run?.at(-1) ?? -1;
    const continues =
      last === index - 1 && phraseOf(last) === phraseOf(index) && !/[,:;]$/.test(words[last]?.typed ?? '');
    if (run && continues) run.push(index);
    else runs.push([index]);
  }
  return runs;
}

const leading = /^(in|near|around|at|within|across|by|on|of|with|from|to|a|an|the)$/;

/**
 * Runs of unknown words as texts. Those of an address ('142 Poplar Ave') and of a phrase that means something else than
 * its words ('no pool', 'mobile home') stay together. `phraseOf`: which of these phrases a word is in, -1 for none.
 */
export function unknownTexts(
  words: readonly Word[],
  unknown: ReadonlySet<number>,
  isTaken: (word: number) => boolean,
  phraseOf: (word: number) => number,
): UnknownWords[] {
  const isLead = (index: number) =>
    leading.test(words[index]?.text ?? '') &&
    !isTaken(index) &&
    !unknown.has(index) &&
    !/[,:;]$/.test(words[index]?.typed ?? '');
  return unknownRuns(words, unknown, phraseOf).map((run) => {
    const all = run.flatMap((index) => words[index] ?? []);
    let first = run[0] ?? 0;
    while (isLead(first - 1)) first -= 1;
    const isWhole = phraseOf(run[0] ?? 0) >= 0 || all.some(({ text }) => /\d/.test(text));
    const parts = isWhole ? [all] : groupShort(all);
    return { typed: typedText([...words.slice(first, run[0]), ...all]), texts: parts.map(typedText) };
  });
}

/** Words one by one, except for those of one or two letters. */
function groupShort(words: readonly Word[]): Word[][] {
  const groups: Word[][] = [];
  for (const word of words) {
    const last = groups.at(-1);
    if (last && (word.text.length < 3 || last.every(({ text }) => text.length < 3))) last.push(word);
    else groups.push([word]);
  }
  return groups;
}
