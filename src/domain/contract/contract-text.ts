/** The text of a contract, as the readers beside this file take it: plain characters, and wide gaps between columns. */

/** Longer texts aren't read to their end. */
const maxLength = 200_000;

/**
 * A contract's text with plain quotes and dashes, without what nobody sees, and with three spaces for what separates
 * columns: a tab, blanks to fill in, or a row of dots.
 */
export function contractText(text: string): string {
  return text
    .slice(0, maxLength)
    .normalize('NFKC')
    .replaceAll(/\r\n?|\u2028|\u2029|\f/g, '\n')
    .replaceAll(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .replaceAll(/[\u2018\u2019]/g, "'")
    .replaceAll(/[\u201c\u201d]/g, '"')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/\t|_{2,}|(?:\. ?){4,}|\|/g, '   ')
    .replaceAll(/[^\S\n]+/g, (spaces) => ' '.repeat(Math.min(spaces.length, 3)))
    .replaceAll(/ *\n */g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n');
}

/** Where a line of a form, or a column of it, begins, with its number: '3. ' or '(a) '. */
export const fieldStart = String.raw`(?:^|\n|\s{3})[ *-]*(?:\(?(?:\d{1,2}|[A-Za-z])[.)]\s*)?`;

/** Drops values that were found before, and keeps at most `most`. */
export function distinct<T>(values: readonly T[], keyOf: (value: T) => string, most: number): T[] {
  const byKey = new Map<string, T>();
  for (const value of values) if (!byKey.has(keyOf(value))) byKey.set(keyOf(value), value);
  return [...byKey.values()].slice(0, most);
}
