import { unzipSync, zipSync, type Unzipped } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { FileProblem, maxColumns, maxRows, maxWorkbookBytes, TableBuilder, type Table } from './limits';

const unreadable = 'We couldn’t read this Excel file. Open it in Excel and save it again as .xlsx, or save it as CSV.';

/** Whether a file is a ZIP archive, as a workbook since 2007 is. */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
}

/**
 * Reads the first sheet of a workbook: what its cells show, never their formulas. Throws a FileProblem for a file that
 * can't be imported, before anything is uncompressed that would be too large.
 */
export async function readXlsx(bytes: Uint8Array): Promise<Table> {
  const parts = unpack(bytes);
  for (const [name, part] of Object.entries(parts)) {
    // Addresses and tags are ASCII, so one byte per character will do.
    const text = new TextDecoder('latin1').decode(part);
    if (name.startsWith('xl/worksheets/')) checkExtent(text);
    checkLengths(text);
  }
  // Stored, not compressed: the reader would start workers to uncompress it, which our security policy doesn't allow.
  const archive = zipSync(parts, { level: 0 });
  let rows: unknown[][];
  try {
    rows = await readSheet(archive.buffer);
  } catch (error) {
    throw new FileProblem(unreadable, { cause: error });
  }
  const table = new TableBuilder();
  for (const [index, row] of rows.entries()) table.add(index + 1, row.map(cellText));
  return table.finish();
}

/**
 * The XML parts of a workbook. An archive lists their sizes, and a part that lies about its own is cut off there.
 */
function unpack(bytes: Uint8Array): Unzipped {
  let total = 0;
  const isPart = (name: string) => /\.(xml|rels)$/.test(name) && !/(^|\/)\.\.\//.test(name);
  try {
    const parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        total += originalSize;
        if (total > maxWorkbookBytes) {
          throw new FileProblem('This Excel file is larger than 100 MB when uncompressed. Save it as CSV.');
        }
        return isPart(name);
      },
    });
    if (!parts['xl/workbook.xml']) throw new FileProblem('This isn’t a CSV or Excel file.');
    return parts;
  } catch (error) {
    throw error instanceof FileProblem ? error : new FileProblem(unreadable, { cause: error });
  }
}

/** Refuses a sheet with a cell so far out that the rows before it would fill the memory. */
function checkExtent(sheet: string): void {
  for (const [, column = '', row = ''] of sheet.matchAll(/\sr\s*=\s*["']([A-Z]{0,7})(\d+)["']/g)) {
    // Blank rows between others are allowed.
    if (Number(row) > maxRows * 2) {
      throw new FileProblem(`This sheet goes to row ${Number(row).toLocaleString('en-US')}. The limit is 10,000 rows.`);
    }
    if (columnNumber(column) > maxColumns * 2) throw new FileProblem(`This file has more than ${maxColumns} columns.`);
  }
}

/** Refuses a text that Excel itself couldn't have saved: the reader takes minutes for a million characters. */
function checkLengths(part: string): void {
  let start = 0;
  for (let tag = part.indexOf('<'); tag !== -1; tag = part.indexOf('<', start)) {
    if (tag - start > maxCellBytes) {
      throw new FileProblem('A cell in this file has more than 32,767 characters, the limit of Excel. Shorten it.');
    }
    start = tag + 1;
  }
}

/** Of 32,767 characters, with up to six bytes each for an escaped one. */
const maxCellBytes = 32_767 * 6;

/** 1 for A, 27 for AA; 0 for none. */
function columnNumber(letters: string): number {
  let number = 0;
  for (const letter of letters) number = number * 26 + letter.charCodeAt(0) - 64;
  return number;
}

/** A cell as text: a day as an ISO date, and a number without an exponent. */
function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  if (typeof cell === 'number') return cell.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 6 });
  return typeof cell === 'string' || typeof cell === 'boolean' ? String(cell) : '';
}
