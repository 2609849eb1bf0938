/**
 * Converts values as PostgREST does, which returns Postgres’ own JSON: ISO 8601 with microseconds, numbers as numbers.
 */

/** Turns `2026-11-21 08:16:02.664123+00` into `2026-11-21T08:16:02.664123+00:00`. Keeps `infinity`. */
export function isoTimestamp(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00');
}

/** Parses `numeric` and `bigint` as a JSON reader would. NaN and infinities stay text, as in PostgREST. */
export function jsonNumber(text: string): number | string {
  const value = Number(text);
  return Number.isFinite(value) ? value : text;
}

/**
 * Serializes a parameter as the text Postgres parses; non-text becomes JSON, which PostgREST passes. The drivers’
 * encoders throw for an object where they expect text, or turn any text but `true` into false.
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
