/** What a search rules out. There are no filters for that, so the words and what they negate aren't understood. */

import type { Phrase } from './meaning.ts';
import { lookUp, type Token } from './tokens.ts';
import { fillers, negatedVerbs, negations } from './vocabulary.ts';

/** What a phrase is about, so that those of a list can be recognized. */
function subjectOf({ meaning }: Phrase): string {
  const [part] = typeof meaning === 'string' ? [] : meaning;
  if (!part) return '';
  const filter = part.kind === 'choice' ? 'places' : part.filter;
  return filter === 'states' ? 'places' : filter;
}

/** The phrase at or around a token; null if there is none. */
function phraseAt(phrases: readonly Phrase[], index: number): Phrase | null {
  return phrases.find(({ start, end }) => start <= index && index < end) ?? null;
}

/** The token after everything that a negation ending before `start` negates. */
function negatedEnd(tokens: readonly Token[], phrases: readonly Phrase[], start: number): number {
  let index = start;
  const isSkipped = (text: string | undefined) => text !== undefined && (text === '-' || fillers.has(text));
  while (isSkipped(tokens[index]?.text) && !phraseAt(phrases, index)) index += 1;
  if (index >= tokens.length || tokens[index]?.text === ',') return start;
  const first = phraseAt(phrases, index);
  let end = first?.end ?? index + 1;
  // 'No commercial or industrial', 'not in memphis, nashville, or texas'
  let reached = end;
  for (;;) {
    let next = reached;
    let closes = false;
    while (/^(,|or|nor|and|&|\/|in)$/.test(tokens[next]?.text ?? '') && !phraseAt(phrases, next)) {
      closes ||= /^(or|nor|and|&|\/)$/.test(tokens[next]?.text ?? '');
      next += 1;
    }
    const phrase = phraseAt(phrases, next);
    const isList = phrase && first && subjectOf(phrase) === subjectOf(first);
    const isAlternative = phrase && /^(or|nor)$/.test(tokens[next - 1]?.text ?? '');
    if (!phrase || !(isList || isAlternative)) return end;
    reached = phrase.end;
    if (closes) end = reached;
  }
}

/** The phrases, with those that are ruled out as unknown ones that include the negation. */
export function applyNegations(tokens: readonly Token[], phrases: readonly Phrase[]): Phrase[] {
  let result = [...phrases];
  const negate = (start: number, end: number) => {
    result = result.filter((phrase) => phrase.end <= start || phrase.start >= end);
    result.push({ start, end, meaning: 'unknown' });
  };
  for (let index = 0; index < tokens.length; index += 1) {
    const isExclusion = tokens[index]?.text === 'excluded';
    const end = isExclusion ? index + 1 : lookUp(negations, tokens, index)?.end;
    if (end === undefined || phraseAt(result, index)) continue;
    const follows = tokens[end]?.text;
    const before = result.find((phrase) => phrase.end === index);
    if (before && (isExclusion || follows === undefined || negatedVerbs.has(follows))) {
      negate(before.start, isExclusion ? end : Math.min(end + 1, tokens.length));
    } else if (!isExclusion) {
      negate(index, negatedEnd(tokens, result, end));
    }
  }
  // 'No JV or commercial'
  for (const phrase of result) {
    const isNoJv =
      typeof phrase.meaning !== 'string' && phrase.meaning.some((part) => 'filter' in part && part.filter === 'no_jv');
    const next = phraseAt(result, phrase.end + 1);
    if (isNoJv && next && /^(or|nor)$/.test(tokens[phrase.end]?.text ?? '')) negate(phrase.end, next.end);
  }
  return result;
}
