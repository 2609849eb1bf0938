/** What an import takes. The database checks the rows, too. */
export const maxFileBytes = 20 * 1024 * 1024;
export const maxRows = 10_000;
export const maxColumns = 1000;
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

/** A file as text. Each of its rows but the names of the columns is in one of the lists, or blank. */
export interface Table {
  headers: string[];
  rows: TableRow[];
  rejects: Reject[];
  /** What isn't a listing: titles, names of columns again, totals, and remarks. */
  skipped?: Reject[];
  blankRows?: number;
  /** What the member should know about the file, as sentences. */
  notes?: string[];
}

/** Why a file is refused before it's read; null if it isn't. */
export function sizeProblem(bytes: number): string | null {
  if (bytes === 0) return 'This file is empty.';
  return bytes > maxFileBytes ? 'This file is larger than 20 MB. Split it into smaller files.' : null;
}

/** A cell as it's listed among rows that aren't imported. */
export const shorten = (cell: string) => (cell.length > 200 ? `${cell.slice(0, 199)}…` : cell);
