/** CSV files for spreadsheets. */
import { looksLikePhone } from '../../kit/formatting/phone.ts';

type Value = string | number | null;

/** The columns of a file: their names, and what they have for a row. */
export type Columns<Row> = readonly (readonly [name: string, value: (row: Row) => Value])[];

/** How a formula begins. */
const formulaStart = /^[\s\p{Cc}\p{Cf}]*[=+\-@\t\r\n|%\uFF1D\uFF0B\uFF0D\uFF20]/u;
const plainNumber = /^[+-]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?%?$/;
/** Nothing but dashes, or an item of a list without what a formula needs to do anything. */
const dashed = /^-+(?:\s(?![^]*(?:[=|!@]|[\w.]\())[^]*)?$/;

/** What else ends a line for some programs: control characters, and Unicode's own line ends. */
const lineEnds = /[^\P{Cc}\t\r\n]|[\u2028\u2029]/gu;

/** Whether a spreadsheet would run a text as a formula. Phones, numbers, and dashes only look like one. */
function isFormula(text: string): boolean {
  return formulaStart.test(text) && !plainNumber.test(text) && !dashed.test(text) && !looksLikePhone(text);
}

/**
 * A field of a CSV file. Text that a spreadsheet would run as a formula gets an apostrophe first, as OWASP recommends:
 * titles come from other members.
 */
export function csvField(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = value.replaceAll(lineEnds, ' ');
  const safe = isFormula(text) ? `'${text}` : text;
  return /[",\r\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** CSV with a header and a line per row. Times are ISO 8601 in UTC. */
export function toCsv<Row>(columns: Columns<Row>, rows: readonly Row[]): string {
  const lines = [columns.map(([name]) => name), ...rows.map((row) => columns.map(([, value]) => value(row)))];
  return lines.map((fields) => `${fields.map(csvField).join(',')}\r\n`).join('');
}
