import Papa from 'papaparse';
import { decodeText } from './decode-text';
import { TableBuilder, type Table } from './limits';

/** Excel's own way to name the separator. */
const separatorLine = /^sep=(.)\r?\n/i;

/**
 * Reads a CSV file with any usual separator and encoding. Formulas are text like any other. Throws a FileProblem for a
 * file that can't be imported.
 */
export function readCsv(bytes: Uint8Array): Table {
  const whole = decodeText(bytes);
  const [named = '', separator] = separatorLine.exec(whole) ?? [];
  const text = whole.slice(named.length);
  const table = new TableBuilder();
  let line = named ? 2 : 1;
  let read = 0;
  Papa.parse<string[]>(text, {
    delimiter: separator ?? '',
    skipEmptyLines: false,
    step({ data, errors, meta }) {
      const openQuote = errors.some(({ type }) => type === 'Quotes');
      table.add(line, data, openQuote ? 'A quotation mark in this row is never closed, or isn’t doubled.' : undefined);
      line += countLines(text, read, meta.cursor);
      read = meta.cursor;
    },
  });
  return table.finish();
}

/** The line breaks between two places: CRLF, LF, and CR each count once. */
function countLines(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 10 || (code === 13 && text.charCodeAt(at + 1) !== 10)) count += 1;
  }
  return count;
}
