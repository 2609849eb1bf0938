import { read, utils } from '@e965/xlsx';
import Papa from 'papaparse';
import { Failure, messageOf } from '../failure.ts';

/** A row of a table by the names of its columns, in lower case and with single spaces. */
export type Row = Readonly<Record<string, string>>;

export interface Table {
  names: readonly string[];
  rows: readonly Row[];
}

/** Titles and notes may be above the names of the columns. */
const mostTitles = 20;

type Cell = string | number | boolean | Date | null | undefined;

const tidy = (cell: Cell) => String(cell ?? '').trim();
const nameOf = (cell: string) => cell.replaceAll(/\s+/g, ' ').toLowerCase();

/** The cells of a workbook, a JSON list of lists as the Census API answers, or CSV. */
function cellsOf(bytes: Buffer): Cell[][] {
  if (bytes.subarray(0, 2).toString() === 'PK') {
    const { SheetNames, Sheets } = read(bytes, { dense: true });
    const [sheet] = SheetNames.flatMap((name) => Sheets[name] ?? []);
    return sheet ? utils.sheet_to_json(sheet, { header: 1, defval: '' }) : [];
  }
  const text = new TextDecoder().decode(bytes);
  if (text.trimStart().startsWith('[')) return JSON.parse(text) as Cell[][];
  return Papa.parse<string[]>(text, { skipEmptyLines: 'greedy' }).data;
}

function readCells(bytes: Buffer): string[][] {
  try {
    return cellsOf(bytes).map((row) => row.map(tidy));
  } catch (error) {
    throw new Failure(`The file can’t be read: ${messageOf(error)}`, 'Download it again, or save it as CSV.', {
      cause: error,
    });
  }
}

/**
 * Reads a table below the first row that has the names of columns, as `hasNames` knows them. Fails without such a row,
 * or without rows below it; `columns` says which it needs.
 */
export function readTable(bytes: Buffer, hasNames: (names: readonly string[]) => boolean, columns: string): Table {
  const cells = readCells(bytes);
  const heading = cells.slice(0, mostTitles).findIndex((row) => hasNames(row.map(nameOf)));
  const names = cells[heading]?.map(nameOf);
  if (!names) throw new Failure('The file doesn’t have the columns of its kind.', `It needs ${columns}.`);
  const rows = cells
    .slice(heading + 1)
    .map((row) => Object.fromEntries(names.map((name, index) => [name, row[index] ?? ''])));
  if (rows.length === 0)
    throw new Failure('The file has no rows below the names of its columns.', 'Download it again.');
  return { names, rows };
}

/** What agencies write where they publish no figure: too few homes or sales, or not computed. */
const suppressed = new Set(['', '.', '-', '--', '*', '**', '***', '(x)', 'n', 'n/a', 'na', 'null', '-nan', 'nan']);

/**
 * The number of a cell; null if it's suppressed, as the Census Bureau's negative ones such as -666666666 are. A median
 * beyond the highest or lowest class, such as "3,500+" or "10,000-", is one more or less, as the Census API writes it.
 */
export function amountOf(row: Row, column: string): number | null {
  const cell = row[column] ?? '';
  if (suppressed.has(cell.toLowerCase())) return null;
  const [, digits, beyond] = /^(-?[\d,]*\.?\d+)([+-]?)$/.exec(cell.replaceAll(/[$%\s]/g, '')) ?? [];
  if (digits === undefined)
    throw new Failure(`“${cell}” in the column “${column}” isn’t a number.`, 'Correct it, or leave the cell blank.');
  const amount = Number(digits.replaceAll(',', ''));
  if (amount <= -100_000_000) return null;
  return beyond === '+' ? amount + 1 : beyond === '-' ? amount - 1 : amount;
}

/** A ZIP or FIPS code of five digits, whose leading zeros spreadsheets drop; null if it isn't one. */
export function codeOf(cell: string | undefined): string | null {
  return cell && /^\d{3,5}$/.test(cell) ? cell.padStart(5, '0') : null;
}
