import { LISTING_ID_PREFIX, MEMBER_ID_PREFIX } from './ids.ts';

/** A quoted text. */
export function text(value: string): string {
  return `'${value.replaceAll("'", "''")}'`;
}

/** An array of texts, still to be cast; quotes and backslashes in them are dropped. */
export function list(values: readonly string[]): string {
  return text(`{${values.map((value) => `"${value.replaceAll(/["\\]/g, '')}"`).join(',')}}`);
}

/** The rows of a `values` list, one a line. */
export function rows(values: readonly string[]): string {
  return values.map((row) => `  (${row})`).join(',\n');
}

/** A number of minutes, or null. */
export function minutes(age: number | null): string {
  return age === null ? 'null::integer' : String(age);
}

/** SQL for the moment that lies as many minutes back as the column says; null where it is null. */
export function momentOf(column: string): string {
  return `now() - make_interval(mins => ${column})`;
}

/** SQL for the id that begins like that, with the number that stands in the column. */
export function idOf(prefix: string, column: string): string {
  return `('${prefix}' || lpad(${column}::text, 12, '0'))::uuid`;
}

/** SQL for the id of the listing whose number stands in that column. */
export function listingIdOf(column: string): string {
  return idOf(LISTING_ID_PREFIX, column);
}

/** SQL for the id of the member whose number stands in that column. */
export function memberIdOf(column: string): string {
  return idOf(MEMBER_ID_PREFIX, column);
}
