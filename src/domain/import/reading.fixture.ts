import type { ListingDraft } from '../listing/listing-form.ts';
import { rowReader, type ImportedRow } from './row.ts';
import { suggestMapping } from './suggest-mapping.ts';
import type { Mapping } from './mapping.ts';

/** Names of columns as a file's reader returns them: those that come again have a number. */
export function uniqueNames(names: readonly string[]): string[] {
  return names.map((name, index) => {
    const before = names.slice(0, index).filter((other) => other === name).length;
    return before === 0 ? name : `${name} (${before + 1})`;
  });
}

/** What one row becomes under the suggested mapping, or why it's nothing. */
export function readRow(row: Record<string, string>, more: Partial<Mapping> = {}): ImportedRow | string {
  const headers = Object.keys(row);
  const rows = [{ line: 2, cells: Object.values(row) }];
  const mapping = { ...suggestMapping(headers, rows), ...more };
  return rowReader(headers, mapping, rows, '2026-11-27')(rows[0] ?? { line: 2, cells: [] });
}

/** The draft that one row becomes. */
export function draftOf(...args: Parameters<typeof readRow>): ImportedRow {
  const read = readRow(...args);
  if (typeof read === 'string') throw new Error(read);
  return read;
}

/** What one more cell becomes, with the address that every row needs: the field’s value, and its warnings and notes. */
export function valueOf(field: keyof ListingDraft, column: string, cell: string, more: Partial<Mapping> = {}) {
  const { values, warnings, notes } = draftOf({ Address: '5 Pine Ave', [column]: cell }, more);
  return { value: values[field], warnings, notes };
}
