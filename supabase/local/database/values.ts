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

/**
 * A value on its way in, as the text that Postgres reads. What is no text yet is written as JSON has it, which is
 * what PostgREST hands over; whether it suits the type is for Postgres to say. The drivers' own encoders throw
 * at an object where they expect text, or turn any text but `true` into false.
 */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'number' || typeof value === 'bigint' ? String(value) : JSON.stringify(value);
}

export const oid = {
  bool: 16,
  int8: 20,
  int2: 21,
  int4: 23,
  text: 25,
  json: 114,
  float4: 700,
  float8: 701,
  bpchar: 1042,
  varchar: 1043,
  jsonb: 3802,
  date: 1082,
  time: 1083,
  timestamp: 1114,
  timestamptz: 1184,
  interval: 1186,
  timetz: 1266,
  numeric: 1700,
  uuid: 2950,
} as const;
