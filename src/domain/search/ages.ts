/** How long ago a listing was posted: 'last 7 days', 'past week', 'today'. Rates and days on market are in measures. */

import { fields } from '../filters/fields.ts';
import { readAmount } from './amounts.ts';
import type { Phrase } from './meaning.ts';
import { lookUp, phraseTable, type Token } from './tokens.ts';

const openings = phraseTable([
  ['last|past|previous|the last|the past|in last|in the last|in the past|within the last|within the past', true],
  ['over the last|during the last|during the past|from the last|from the past|within last|in past', true],
]);
const posted = phraseTable([['listed|posted|added|new|new in|new within', true]]);
const inside = phraseTable([['in|within|newer than|less than|under', true]]);

const reduced = /^(reduced|reduction|drop|dropped|cut|lowered)$/;

/** Days of a unit. */
const lengths = phraseTable<number>([
  ['hour|hr', 1 / 24],
  ['day', 1],
  ['week|wk', 7],
  ['month|mo', 30],
  ['year|yr', 365],
]);

const named = phraseTable<number>([
  ['today|new today|since today', 1],
  ['this week|new this week', 7],
  ['this month|new this month', 30],
]);

/** The time since a listing was posted that starts at a token; null if there is none. */
export function ageAt(tokens: readonly Token[], start: number): Phrase | null {
  const lead = lookUp(posted, tokens, start);
  const from = lead?.end ?? start;
  const name = lookUp(named, tokens, from) ?? lookUp(named, tokens, start);
  if (name) return agePhrase(start, name.end, name.value);
  // 'Reduced last week' isn't about when it was posted.
  if (!lead && reduced.test(wordBefore(tokens, start))) return null;
  // 'Within 30 days' alone could be about the closing.
  const newer = tokens[from]?.text === 'newer';
  const opening = lookUp(openings, tokens, from) ?? (lead || newer ? lookUp(inside, tokens, from) : null);
  if (!opening) return null;
  const amount = readAmount(tokens, opening.end);
  const length = lookUp(lengths, tokens, amount?.end ?? opening.end);
  if (!length || amount?.money) return null;
  return agePhrase(start, length.end, (amount?.value ?? 1) * length.value);
}

/** The text of the last token before another, except prepositions and articles. */
function wordBefore(tokens: readonly Token[], start: number): string {
  return tokens.slice(0, start).findLast(({ text }) => !/^(in|the|within|over|during|from)$/.test(text))?.text ?? '';
}

function agePhrase(start: number, end: number, days: number): Phrase | null {
  const max = Math.ceil(days);
  if (max < 1 || max > fields.age.limits.max) return null;
  return { start, end, meaning: [{ kind: 'range', filter: 'age', min: 0, max }] };
}
