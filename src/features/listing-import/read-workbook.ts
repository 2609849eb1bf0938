import { CFB, read, SSF, type Cell, type Sheet, type Workbook } from '@e965/xlsx';
import { compoundProblem, passwordProblem, unreadableProblem } from './file-kind';
import { findNames, knownNames } from './find-names';
import { FileProblem, type Table } from './limits';
import type { FileRecord } from './split-csv';
import { namesWithin, TableBuilder } from './table-builder';

/** Why a compound file, as older versions of Office write, has no sheets; null if it may have some. */
export function compoundFileProblem(bytes: Uint8Array): string | null {
  return guarded(() => compoundProblem(CFB.read(bytes, { type: 'array' }).FullPaths));
}

/**
 * Reads the sheet of a workbook that has the listings: what its cells show, never their formulas. Takes what Excel,
 * LibreOffice, Numbers, and others write, also tables of a web page. Throws a FileProblem for a file that can't be
 * imported. `hidden` are names of sheets.
 */
export function readWorkbook(content: Uint8Array | string, hidden: readonly string[] = []): Table {
  const book = guarded(() =>
    read(content, {
      type: typeof content === 'string' ? 'string' : 'array',
      dense: true,
      raw: true,
      cellNF: true,
      // For hidden rows.
      cellStyles: true,
      cellText: false,
      cellHTML: false,
      cellFormula: false,
    }),
  );
  const sheets = sheetsOf(book, hidden);
  const visible = sheets.filter(({ isHidden }) => !isHidden);
  const [best] = (visible.length > 0 ? visible : sheets).toSorted((a, b) => b.names - a.names || b.rows - a.rows);
  if (!best) throw new FileProblem('This file has no rows.');
  const table = new TableBuilder();
  const others = sheets.filter((sheet) => sheet !== best);
  if (others.length > 0) {
    const names = others.slice(0, 5).map(({ name, isHidden }) => `“${name}”${isHidden ? ' (hidden)' : ''}`);
    const more = others.length > names.length ? `, and ${others.length - names.length} others` : '';
    table.note(`We read the sheet “${best.name}”, and not ${names.join(', ')}${more}.`);
  }
  if (best.hiddenRows > 0) {
    const rows = best.hiddenRows === 1 ? '1 row is' : `${best.hiddenRows.toLocaleString('en-US')} rows are`;
    table.note(`${rows} hidden or filtered out in this file. They’re read like the others.`);
  }
  for (const record of recordsOf(best)) table.add(record);
  return table.finish();
}

function guarded<T>(act: () => T): T {
  try {
    return act();
  } catch (error) {
    const isLocked = error instanceof Error && /password|encrypt/i.test(error.message);
    throw new FileProblem(isLocked ? passwordProblem : unreadableProblem, { cause: error });
  }
}

interface SheetInfo {
  name: string;
  sheet: Sheet;
  is1904: boolean;
  isHidden: boolean;
  /** How many names of columns an import knows. */
  names: number;
  rows: number;
  lastRow: number;
  hiddenRows: number;
}

/** The sheets of a workbook that have rows. */
function sheetsOf(book: Workbook, hidden: readonly string[]): SheetInfo[] {
  const is1904 = book.Workbook?.WBProps?.date1904 === true;
  return book.SheetNames.flatMap((name, index) => {
    const sheet = book.Sheets[name];
    const data = sheet?.['!data'] ?? [];
    const filled = data.flatMap((row, line) => (row?.some((cell) => textOf(cell, is1904) !== '') ? [line] : []));
    if (!sheet || filled.length === 0) return [];
    const first = filled.slice(0, namesWithin).map((line) => cellsOf(data[line], is1904));
    const names = findNames(first);
    return [
      {
        name,
        sheet,
        is1904,
        isHidden: (book.Workbook?.Sheets?.[index]?.Hidden ?? 0) !== 0 || hidden.includes(name),
        names: names === null ? 0 : knownNames(first[names] ?? []),
        rows: filled.length,
        lastRow: filled.at(-1) ?? 0,
        hiddenRows: filled.filter((line) => sheet['!rows']?.[line]?.hidden === true).length,
      },
    ];
  });
}

/** The rows of a sheet. Formatting below the last one is none. */
function* recordsOf({ sheet, is1904, lastRow }: SheetInfo): Generator<FileRecord> {
  for (let index = 0; index <= lastRow; index += 1) {
    yield { line: index + 1, cells: cellsOf(sheet['!data']?.[index], is1904) };
  }
}

/** A row as text. Rows and cells without content may be left out. */
function cellsOf(row: readonly (Cell | undefined)[] | undefined, is1904: boolean): string[] {
  return Array.from(row ?? [], (cell) => textOf(cell, is1904));
}

/** A cell as text that can be read in one way: a day as an ISO date, 5% as it shows, and no number with an exponent. */
function textOf(cell: Cell | undefined, is1904: boolean): string {
  if (!cell) return '';
  // An error is no value, whatever went wrong.
  if (cell.t === 'e') return '#N/A';
  if (cell.v instanceof Date) return cell.v.toISOString().slice(0, 10);
  return typeof cell.v === 'number' ? numberText(cell.v, String(cell.z ?? 'General'), is1904) : String(cell.v ?? '');
}

const plain = (value: number) =>
  Number.isInteger(value) ? value.toFixed(0) : value.toFixed(10).replace(/0+$/, '').replace(/\.$/, '');

function numberText(value: number, format: string, is1904: boolean): string {
  if (SSF.is_date(format)) {
    // Only a time of day.
    if (value >= 0 && value < 1) return SSF.format('h:mm', value);
    const day = SSF.parse_date_code(value, { date1904: is1904 });
    // Beyond the calendar of spreadsheets, it's a number.
    if (!day) return plain(value);
    return [String(day.y).padStart(4, '0'), ...[day.m, day.d].map((part) => String(part).padStart(2, '0'))].join('-');
  }
  // Without texts in quotes.
  const code = format.replaceAll(/"[^"]*"|\\./g, '');
  if (code.includes('%')) return `${plain(value * 100)}%`;
  // A ZIP code or a parcel number that shows zeros in front.
  return /^0[0-]+$/.test(code) ? SSF.format(format, value) : plain(value);
}
