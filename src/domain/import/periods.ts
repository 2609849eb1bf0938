import type { NumberLimits } from '../../kit/numbers/parse-number.ts';

/** What an amount is for. */
export type Period = 'week' | 'month' | 'quarter' | 'year';

/** Each with its number in a year, its name in a sentence, and the words for it. */
const periods: readonly (readonly [period: Period, perYear: number, words: string])[] = [
  ['week', 52, 'weekly|week|weeks|wk'],
  ['month', 12, 'monthly|month|months|mo|mos|mth|mnth'],
  ['quarter', 4, 'quarterly|quarter|qtr'],
  ['year', 1, 'annually|annual|annum|yearly|year|years|yr'],
];

const periodWords = new Map(
  periods.flatMap(([period, , words]) => words.split('|').map((word) => [word, period] as const)),
);
/** These also mean something else unless 'per' or a slash is in front: 'year built', 'tax year', 'MO' for Missouri. */
const vagueWords = /^(?:weeks?|wk|months?|mos?|mth|quarters?|qtr|years?|yr)$/;
const lead = /^(?:per|a|each|every|p)$/;

/** The periods that a member can choose from, each with its name. */
export const periodChoices: readonly (readonly [period: Period, label: string])[] = [
  ['month', 'Per month'],
  ['quarter', 'Per quarter'],
  ['year', 'Per year'],
];

/** The period that the words of a column's name say, and the words without it; null for a name that says none. */
export function periodIn(words: readonly string[]): { period: Period; rest: readonly string[] } | null {
  const at = words.findIndex((word, index) => {
    if (!periodWords.has(word)) return false;
    return !vagueWords.test(word) || lead.test(words[index - 1] ?? '');
  });
  const period = periodWords.get(words[at] ?? '');
  if (period === undefined) return null;
  const from = lead.test(words[at - 1] ?? '') ? at - 1 : at;
  return { period, rest: words.filter((_, index) => index < from || index > at) };
}

const ending = new RegExp(
  String.raw`^(?<amount>.*[\d)kmKM$])\s*(?:/|per\b|a\b|each\b|every\b|\(|,)*\s*` +
    String.raw`(?<word>${[...periodWords.keys()].join('|')})\.?\s*\)?$`,
  'i',
);

/** The period behind an amount, as in '150/mo', and the amount without it; null without one. */
export function periodBehind(text: string): { period: Period; amount: string } | null {
  const { amount = '', word = '' } = ending.exec(text.trim())?.groups ?? {};
  const period = periodWords.get(word.toLowerCase());
  return period === undefined ? null : { period, amount: amount.trim() };
}

/** The period of a field's amounts, by its unit; null for one without. */
export function periodOf({ unit }: Pick<NumberLimits, 'unit'>): 'month' | 'year' | null {
  return unit === '/mo' ? 'month' : unit === '/yr' ? 'year' : null;
}

/** What an amount of one period is in another, in whole dollars. */
export function convertPeriod(amount: number, from: Period, to: Period): number {
  const perYear = (period: Period) => periods.find(([name]) => name === period)?.[1] ?? 1;
  return Math.round((amount * perYear(from)) / perYear(to));
}
