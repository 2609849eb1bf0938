import { findNames, nameColumns, skipReason } from './find-names';
import { FileProblem, maxCellLength, maxColumns, maxRows, shorten, type Reject, type Table } from './limits';
import { openQuote, type FileRecord } from './split-csv';

/** Among how many rows the names of the columns are looked for. */
export const namesWithin = 25;

const number = (value: number) => value.toLocaleString('en-US');
const isBlank = (cells: readonly string[]) => cells.every((cell) => cell === '');

/** Collects the rows of a file, and finds the names of its columns. Each row is counted once. */
export class TableBuilder {
  readonly #table = { headers: [] as string[], rows: [], rejects: [], skipped: [], notes: [] } as Required<
    Omit<Table, 'blankRows'>
  >;
  /** The first rows, until the names are found among them. */
  #first: FileRecord[] | null = [];
  #blankRows = 0;
  /** How many cells the file has for each row that was read, where that's a sign of damage. */
  readonly #counts: (number | null)[] = [];

  /** Adds a sentence about the file. */
  note(text: string): void {
    this.#table.notes.push(text);
  }

  add(record: FileRecord): void {
    // Postgres stores no NUL.
    const cells = record.cells.map((cell) => cell.replaceAll('\0', '').trim());
    if (isBlank(cells)) this.#blankRows += 1;
    else if (this.#first) {
      this.#first.push({ ...record, cells });
      if (this.#first.length === namesWithin) this.#begin();
    } else this.#addRow({ ...record, cells });
  }

  /** The table. Throws a FileProblem if there are no rows. */
  finish(): Table {
    this.#begin();
    const { headers, rows, rejects } = this.#table;
    if (headers.length === 0) throw new FileProblem('This file has no rows.');
    this.#rejectTorn();
    if (rows.length + rejects.length === 0) {
      throw new FileProblem('This file has only one row. The first row is for the names of the columns.');
    }
    return { ...this.#table, blankRows: this.#blankRows };
  }

  #begin(): void {
    const first = this.#first ?? [];
    this.#first = null;
    if (first.length === 0) return;
    const names = findNames(first.map(({ cells }) => cells));
    this.#setNames(
      names === null ? null : (first[names]?.cells ?? []),
      names ? (first[names - 1]?.cells ?? []) : [],
      first,
    );
    for (const [index, record] of first.entries()) {
      if (names === null || index > names) this.#addRow(record);
      else if (index < names) this.#skip(record, 'This row is above the names of the columns.');
    }
  }

  #setNames(names: readonly string[] | null, above: readonly string[], first: readonly FileRecord[]): void {
    // A quote that broke a name isn't part of it.
    const cells = (names ?? []).map((cell) => shorten(cell.replaceAll('"', '').trim()));
    const width = names ? cells.findLastIndex(Boolean) + 1 : Math.max(...first.map(({ cells: { length } }) => length));
    if (width > maxColumns) {
      throw new FileProblem(`This file has more than ${number(maxColumns)} columns. Delete those you don’t need.`);
    }
    if (!names) this.note('This file has no names of columns, so they’re numbered.');
    const all = Array.from({ length: width }, (_, index) => cells[index] ?? '');
    this.#table.headers.push(...nameColumns(all, above));
  }

  #addRow(record: FileRecord): void {
    const { line, cells, isCounted } = record;
    const { headers, rows, rejects } = this.#table;
    const reason = record.problem ?? this.#problemOf(cells);
    const skip = reason ? null : skipReason(cells, headers);
    if (skip) return this.#skip(record, skip);
    if (rows.length + rejects.length >= maxRows) {
      throw new FileProblem(`This file has more than ${number(maxRows)} rows. Split it into smaller files.`);
    }
    if (reason) return this.#reject(record, reason);
    rows.push({ line, cells: headers.map((_, index) => cells[index] ?? '') });
    this.#counts.push(isCounted ? cells.length : null);
  }

  #reject({ line, cells }: Pick<Reject, 'line' | 'cells'>, reason: string): void {
    this.#table.rejects.push({ line, reason, cells: cells.slice(0, this.#table.headers.length).map(shorten) });
  }

  #skip({ line, cells }: FileRecord, reason: string): void {
    this.#table.skipped.push({ line, reason, cells: cells.map(shorten) });
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

  /**
   * Rejects what is only a part of a row: a line break that wasn't in quotes, or a broken quote above, leaves lines
   * with too few cells, in a file whose other rows have all.
   */
  #rejectTorn(): void {
    const { rows, rejects, headers } = this.#table;
    const whole = this.#counts.filter((count) => count === null || count >= headers.length).length;
    if (whole < rows.length * 0.6) return;
    const broken = new Set(rejects.filter(({ reason }) => reason === openQuote).map(({ line }) => line));
    const torn = new Set<number>();
    let run: number[] = [];
    let cells = 0;
    for (const [index, { line }] of rows.entries()) {
      const count = this.#counts[index] ?? headers.length;
      const isNext = line === (rows[index - 1]?.line ?? 0) + 1;
      if (count >= headers.length) run = [];
      else if (broken.has(line - 1) || torn.has(line - 1)) {
        torn.add(line);
      } else {
        cells = isNext && run.length > 0 ? cells + count - 1 : count;
        run = isNext && run.length > 0 ? [...run, line] : [line];
        if (run.length > 1 && cells === headers.length && cells > 3) for (const part of run) torn.add(part);
      }
    }
    if (torn.size === 0) return;
    const reason = 'This is only a part of a row. Remove the line break in its cell, or put the cell in quotes.';
    for (const row of rows) if (torn.has(row.line)) this.#reject(row, reason);
    this.#table.rows = rows.filter(({ line }) => !torn.has(line));
    rejects.sort((a, b) => a.line - b.line);
  }
}
