import { LISTING_ID_PREFIX, MEMBER_ID_PREFIX } from './ids.ts';

/** The text as a quoted SQL literal. */
export function text(value: string): string {
  return `'${value.replaceAll("'", "''")}'`;
}

/** A text array literal without its cast. Drops quotes and backslashes. */
export function list(values: readonly string[]): string {
  return text(`{${values.map((value) => `"${value.replaceAll(/["\\]/g, '')}"`).join(',')}}`);
}

/** The rows of a `values` list, one per line. */
export function rows(values: readonly string[]): string {
  return values.map((row) => `  (${row})`).join(',\n');
}

/** A number of minutes, or null. */
export function minutes(age: number | null): string {
  return age === null ? 'null::integer' : String(age);
}

/** SQL for now minus a column's minutes; null if the column is null. */
export function momentOf(column: string): string {
  return `now() - make_interval(mins => ${column})`;
}

/** SQL for the ID with a prefix and a column's number. */
export function idOf(prefix: string, column: string): string {
  return `('${prefix}' || lpad(${column}::text, 12, '0'))::uuid`;
}

/** SQL for the ID of the listing with a column's number. */
export function listingIdOf(column: string): string {
  return idOf(LISTING_ID_PREFIX, column);
}

/** SQL for the ID of the member with a column's number. */
export function memberIdOf(column: string): string {
  return idOf(MEMBER_ID_PREFIX, column);
}
