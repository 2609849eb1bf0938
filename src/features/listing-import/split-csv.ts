/** A row of a file as it was separated into cells, before anything is known about it. */
export interface FileRecord {
  /** Where it begins in the file, from 1. */
  line: number;
  cells: string[];
  /** Why its cells can't be trusted, as a sentence; none if they can. */
  problem?: string;
  /** Whether the file says where each cell ends, so that one too few is a sign of damage. */
  isCounted?: boolean;
}

/** Why a row with a broken quote is rejected. */
export const openQuote = 'A quotation mark in this row is never closed, or isn’t doubled.';

/** Where a cell ends: at a separator or the end of its row; `cell` is its text. */
interface Cell {
  cell: string;
  end: number;
  /** It has quotes that aren't around all of it. */
  isLoose?: boolean;
}

/** Separates the text of a CSV file into cells. */
class Splitter {
  readonly #text: string;
  readonly #separator: string;
  /** The next separator, line end, or end of the text. */
  readonly #cellEnd: RegExp;

  constructor(text: string, separator: string) {
    this.#text = text;
    this.#separator = separator;
    this.#cellEnd = new RegExp(`[\\r\\n\\u{${(separator.codePointAt(0) ?? 0).toString(16)}}]|$`, 'gu');
  }

  /**
   * The row that begins at `start`, where the next one does, and how many lines it has. A row with a broken quote ends
   * at its line. `columns` is how many cells the rows of this file have; 0 if that isn't known.
   */
  row(start: number, columns: number): { record: Omit<FileRecord, 'line'>; next: number; lines: number } {
    const cells: string[] = [];
    let isLoose = false;
    let at = start;
    for (;;) {
      const cell = this.#cell(at);
      if (!cell) return this.#broken(start);
      cells.push(cell.cell);
      isLoose ||= cell.isLoose === true;
      at = cell.end;
      if (this.#text[at] !== this.#separator) break;
      at += 1;
    }
    const source = this.#text.slice(start, at);
    const lines = source.includes('"') ? source.split(/\r\n|\r|\n/) : [source];
    if (columns > 1 && source.includes('"') && this.#isMisread(lines, cells.length, isLoose, columns, start, at)) {
      return this.#broken(start);
    }
    return { record: { cells, isCounted: true }, next: this.#afterLineEnd(at), lines: lines.length };
  }

  /** Whether a quote hides what is more likely several cells or rows: one that was never closed finds another one. */
  #isMisread(lines: string[], count: number, isLoose: boolean, columns: number, start: number, end: number): boolean {
    if (isLoose) return count !== columns;
    const hasAll = lines[0]?.split(this.#separator).length === columns;
    if (!hasAll) return lines.length > 1 && count > columns;
    if (count !== columns) return true;
    // In a file of two columns, a cell of several lines can look like rows.
    if (lines.length === 1 || columns === 2) return false;
    let rows = 0;
    let whole = 0;
    for (let at = this.#afterLineEnd(start + (lines[0]?.length ?? 0)); at < end; rows += 1) {
      const { record, next } = this.row(at, 0);
      if (record.cells.length === columns) whole += 1;
      at = next;
    }
    return whole * 2 >= rows;
  }

  #broken(start: number) {
    const end = this.#find(/[\r\n]|$/g, start);
    const cells = this.#text.slice(start, end).split(this.#separator);
    return { record: { cells, problem: openQuote, isCounted: true }, next: this.#afterLineEnd(end), lines: 1 };
  }

  #cell(start: number): Cell | null {
    let at = start;
    // Some programs write a space after each separator.
    while (this.#text[at] === ' ' && this.#separator !== ' ') at += 1;
    if (this.#text[at] === '"') return this.#quoted(at) ?? this.#partlyQuoted(at);
    const end = this.#find(this.#cellEnd, start);
    return { cell: this.#text.slice(start, end), end };
  }

  /** A cell in quotes; null if it has a quote that's neither doubled nor the last character. */
  #quoted(start: number): Cell | null {
    let at = start + 1;
    let pairs = /""/g;
    for (;;) {
      const quote = this.#text.indexOf('"', at);
      if (quote === -1) return null;
      if (this.#text[quote + 1] === '"') at = quote + 2;
      else {
        const end = this.#find(/[^ ]|$/g, quote + 1);
        if (this.#endsCell(end)) {
          return { cell: this.#text.slice(start + 1, quote).replaceAll(pairs, '"'), end };
        }
        // Databases write \" for a quote.
        if (this.#text[quote - 1] !== '\\') return null;
        pairs = /""|\\"/g;
        at = quote + 1;
      }
    }
  }

  /** A cell that only begins with quotes, such as `"Blue" house`, as it is; null if one isn't closed in its line. */
  #partlyQuoted(start: number): Cell | null {
    let at = start;
    let isOpen = false;
    while (!this.#endsLine(at) && (isOpen || this.#text[at] !== this.#separator)) {
      if (this.#text[at] === '"') isOpen = !isOpen;
      at += 1;
    }
    return isOpen ? null : { cell: this.#text.slice(start, at), end: at, isLoose: true };
  }

  #endsLine(at: number): boolean {
    const letter = this.#text[at];
    return letter === undefined || letter === '\n' || letter === '\r';
  }

  #endsCell(at: number): boolean {
    return this.#text[at] === this.#separator || this.#endsLine(at);
  }

  #find(pattern: RegExp, from: number): number {
    pattern.lastIndex = from;
    return pattern.exec(this.#text)?.index ?? this.#text.length;
  }

  /** CRLF, LF, and CR each end a line, also in one file. */
  #afterLineEnd(at: number): number {
    return at + (this.#text.startsWith('\r\n', at) ? 2 : 1);
  }
}

/**
 * The rows of a CSV file. A quote that is never closed costs only its own line. `columns` is how many cells its rows
 * have, which tells a cell of several lines from an open quote; 0 if that isn't known.
 */
export function* splitCsv(text: string, separator: string, firstLine = 1, columns = 0): Generator<FileRecord> {
  const splitter = new Splitter(text, separator);
  let line = firstLine;
  let at = 0;
  while (at < text.length) {
    const { record, next, lines } = splitter.row(at, columns);
    yield { line, ...record };
    line += lines;
    at = next;
  }
}
