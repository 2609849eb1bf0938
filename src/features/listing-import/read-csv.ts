import { decodeText } from './decode-text';
import type { Table } from './limits';
import { splitCsv } from './split-csv';
import { knownNames } from './find-names';
import { TableBuilder } from './table-builder';

/** Excel's own way to name the separator. */
const separatorLine = /^"?sep=(.)"?(?:\r\n|\r|\n)/i;
const separators = [',', ';', '\t', '|', '^'];
const sampleRows = 40;

/**
 * Reads a CSV file with any usual separator, encoding, and line ends. Formulas are text like any other. Throws a
 * FileProblem for a file that can't be imported.
 */
export function readCsv(bytes: Uint8Array): Table {
  const { text: whole, isDamaged } = decodeText(bytes);
  const [named = '', said] = separatorLine.exec(whole) ?? [];
  const text = whole.slice(named.length);
  const { separator, columns } = said ? guess(text, said) : bestGuess(text);
  const table = new TableBuilder();
  if (isDamaged) table.note('Some characters in this file can’t be read. They’re shown as �.');
  for (const record of splitCsv(text, separator, named ? 2 : 1, columns)) table.add(record);
  return table.finish();
}

interface Guess {
  separator: string;
  /** How many cells most rows have. */
  columns: number;
  /** How likely it is: known names of columns in a row, the share of rows that fit below them, and how many cells. */
  score: readonly [names: number, fit: number, columns: number];
}

function bestGuess(text: string): Guess {
  const [first, ...others] = separators.map((separator) => guess(text, separator));
  if (!first) throw new Error('There are no separators');
  return others.reduce((best, next) => (isBetter(next.score, best.score) ? next : best), first);
}

function guess(text: string, separator: string): Guess {
  const rows: (readonly string[])[] = [];
  for (const { cells } of splitCsv(text, separator)) {
    if (cells.some((cell) => cell.trim() !== '')) rows.push(cells);
    if (rows.length === sampleRows) break;
  }
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [columns = 1] = [...counts].toSorted((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? [];
  const known = rows.map(knownNames);
  const names = Math.max(0, ...known);
  // A list of whole addresses has commas, and one column.
  const width = names > 0 ? (rows[known.indexOf(names)]?.length ?? 1) : columns;
  const fit = rows.filter(({ length }) => (names > 0 ? length <= width : length === width)).length / rows.length;
  return { separator, columns, score: [names, names > 0 || columns > 1 ? fit : 0, columns] };
}

function isBetter(score: Guess['score'], than: Guess['score']): boolean {
  const place = score.findIndex((value, index) => value !== than[index]);
  return place !== -1 && (score[place] ?? 0) > (than[place] ?? 0);
}
