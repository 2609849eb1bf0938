/** What an import takes. The database checks the rows, too. */
export const maxFileBytes = 20 * 1024 * 1024;
export const maxRows = 10_000;
export const maxColumns = 300;
export const maxCellLength = 10_000;

/** All parts of a workbook together, uncompressed. A real one of 10,000 rows and 70 columns has about 30 MB. */
export const maxWorkbookBytes = 100 * 1024 * 1024;

/** Why a whole file can't be imported, as a sentence for the member. */
export class FileProblem extends Error {}

/** A row that won't become a draft. */
export interface Reject {
  /** Where the row begins in the file, from 1. */
  line: number;
  reason: string;
  /** The row as it was read, shortened. */
  cells: string[];
}

/** A row with as many cells as there are columns. */
export interface TableRow {
  line: number;
  cells: string[];
}

/** A file as text. */
export interface Table {
  headers: string[];
  rows: TableRow[];
  rejects: Reject[];
}

const number = (value: number) => value.toLocaleString('en-US');

/** Why a file is refused before it's read; null if it isn't. */
export function sizeProblem(bytes: number): string | null {
  if (bytes === 0) return 'This file is empty.';
  return bytes > maxFileBytes ? 'This file is larger than 20 MB. Split it into smaller files.' : null;
}

const shorten = (cell: string) => (cell.length > 200 ? `${cell.slice(0, 199)}…` : cell);

/** Collects the rows of a file. The first with content has the names of the columns. */
export class TableBuilder {
  readonly #table: Table = { headers: [], rows: [], rejects: [] };

  /** Adds a row, and skips a blank one. `problem` is why it can't be used, if that's known. */
  add(line: number, row: readonly string[], problem?: string): void {
    // Postgres stores no NUL.
    const cells = row.map((cell) => cell.replaceAll('\0', '').trim());
    if (cells.every((cell) => cell === '')) return;
    const { headers, rows, rejects } = this.#table;
    if (headers.length === 0) return this.#addHeaders(cells);
    if (rows.length + rejects.length >= maxRows) {
      throw new FileProblem(`This file has more than ${number(maxRows)} rows. Split it into smaller files.`);
    }
    const reason = problem ?? this.#problemOf(cells);
    if (reason) rejects.push({ line, reason, cells: cells.slice(0, headers.length).map(shorten) });
    else rows.push({ line, cells: headers.map((_, index) => cells[index] ?? '') });
  }

  /** The table. Throws a FileProblem if there are no rows. */
  finish(): Table {
    const { headers, rows, rejects } = this.#table;
    if (headers.length === 0) throw new FileProblem('This file has no rows.');
    if (rows.length + rejects.length === 0) {
      throw new FileProblem('This file has only one row. The first row is for the names of the columns.');
    }
    return this.#table;
  }

  #addHeaders(cells: string[]): void {
    const last = cells.findLastIndex((cell) => cell !== '');
    if (last >= maxColumns) throw new FileProblem(`This file has more than ${maxColumns} columns.`);
    const seen = new Map<string, number>();
    for (const [index, cell] of cells.slice(0, last + 1).entries()) {
      const name = shorten(cell.replaceAll(/\s+/g, ' ')) || `Column ${index + 1}`;
      const count = (seen.get(name) ?? 0) + 1;
      seen.set(name, count);
      this.#table.headers.push(count === 1 ? name : `${name} (${count})`);
    }
  }

  #problemOf(cells: string[]): string | null {
    const { headers } = this.#table;
    const long = cells.findIndex((cell) => cell.length > maxCellLength);
    if (long >= 0) {
      const name = headers[long] ?? `Column ${long + 1}`;
      const length = number(cells[long]?.length ?? 0);
      return `“${name}” has ${length} characters. The limit is ${number(maxCellLength)}.`;
    }
    const beyond = cells.slice(headers.length).some((cell) => cell !== '');
    return beyond ? 'This row has more cells than there are columns. Check its separators and quotes.' : null;
  }
}
