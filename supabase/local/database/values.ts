/**
 * How values leave Postgres. PostgREST answers with Postgres' own JSON, so the driver's text must
 * become what that JSON would hold: ISO 8601 with every microsecond, numbers as numbers.
 */

/** `2026-11-21 08:16:02.664123+00` to `2026-11-21T08:16:02.664123+00:00`. `infinity` stays as it is. */
export function isoTimestamp(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00');
}

/** `numeric` and `bigint` as a JSON reader would see them; NaN and infinities stay text, as in PostgREST. */
export function jsonNumber(text: string): number | string {
  const value = Number(text);
  return Number.isFinite(value) ? value : text;
}

export const oid = {
  int8: 20,
  json: 114,
  jsonb: 3802,
  date: 1082,
  time: 1083,
  timestamp: 1114,
  timestamptz: 1184,
  interval: 1186,
  timetz: 1266,
  numeric: 1700,
} as const;
