import type { Connection } from '@supabase/lite';
import { isExpression, sql } from 'kysely';
import { textOf } from '../database/values.ts';
import { openValues } from './rest-filters.ts';

type Query = Parameters<Connection['onPostgrestAST']>[0];
type Schema = Awaited<ReturnType<Connection['introspect']>>;

/**
 * Fixes queries between the library’s parser and its SQL generator: restores the values `sealFilters` packed, converts
 * values for columns and arguments as PostgREST would, completes the rows of a bulk insert, and allows ordering by a
 * computed field. Call it once per connection.
 */
export function fixQueries(connection: Connection): void {
  const check = connection.onPostgrestAST.bind(connection);
  connection.onPostgrestAST = async (query, vars) => {
    const schema = await connection.introspect({ useCache: true });
    return check(mended(query, schema), vars);
  };
}

function mended(query: Query, schema: Schema): Query {
  const { where, select, values, args, httpMethod, order } = query;
  return {
    ...query,
    ...(where && { where: openValues(where) }),
    ...(select && { select: openValues(select) }),
    ...(values && {
      values: complete(
        query,
        withJson(values, (name) => columnType(query, schema, name), storedJson),
      ),
    }),
    ...(args && {
      args:
        httpMethod === 'GET'
          ? openValues(args)
          : withJson(withRows(args, query, schema), (name) => argumentType(query, schema, name), JSON.stringify),
    }),
    ...(order && { order: order.map((entry) => ({ ...entry, column: orderColumn(query, schema, entry) })) }),
  };
}

/**
 * Gives every row the columns in `?columns`, which supabase-js sends with several rows: null, or their default if
 * requested. The library stores the default in both cases, and returns null.
 */
function complete<T extends object>({ $meta: meta, type }: Query, rows: T): T {
  const isDefault = meta?.missing === 'default';
  // Postgres only accepts this word in an insert.
  if (!meta?.columns || (isDefault && type !== 'insert')) return rows;
  const missing = Object.fromEntries(meta.columns.map((name) => [name, isDefault ? sql`default` : null]));
  const fill = (row: object): object => ({ ...missing, ...row });
  return (Array.isArray(rows) ? rows.map((row: object) => fill(row)) : fill(rows)) as T;
}

/** Encodes JSON twice, because the library decodes the JSON of such a column once. */
const storedJson = (value: unknown) => JSON.stringify(JSON.stringify(value));

/** Returns rows or arguments with values in the form their types need: JSON as text, and objects as text elsewhere. */
function withJson<T extends object>(rows: T, typeOf: (name: string) => string, encode: (value: unknown) => string): T {
  const fit = (row: object): object =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, fitted(value, typeOf(name), encode)]));
  if (!Array.isArray(rows)) return fit(rows) as T;
  const fitOne = (row: unknown): unknown =>
    typeof row === 'object' && row !== null && !Array.isArray(row) ? fit(row) : row;
  return rows.map(fitOne) as unknown as T;
}

/** Returns arguments with the objects that are rows of a table as such; the library only passes plain values. */
function withRows<T extends object>(args: T, query: Query, schema: Schema): T {
  const asRow = ([name, value]: [string, unknown]): [string, unknown] => {
    const type = argumentType(query, schema, name);
    const isRow = typeof value === 'object' && value !== null && schema.columns.some(({ table }) => table === type);
    return [name, isRow ? sql`json_populate_record(null::${sql.raw(type)}, ${JSON.stringify(value)}::json)` : value];
  };
  return Array.isArray(args) ? args : (Object.fromEntries(Object.entries(args).map(asRow)) as T);
}

function fitted(value: unknown, type: string, encode: (value: unknown) => string): unknown {
  if (value === null || type === '' || isExpression(value)) return value;
  if (type === 'json' || type === 'jsonb') return encode(value);
  const isArray = type.endsWith('[]') || type.startsWith('_');
  return isArray && Array.isArray(value) ? value : textOf(value);
}

/** Returns the column’s type; empty for an unknown column, which is refused later. */
function columnType({ from, schema: name = 'public' }: Query, schema: Schema, column: string): string {
  const found = schema.columns.find((one) => one.table === from && one.schema === name && one.name === column);
  return found?.pg_type ?? found?.type ?? '';
}

function argumentType({ function: called, schema: name = 'public' }: Query, schema: Schema, argument: string): string {
  for (const one of schema.functions ?? []) {
    const at = one.name === called && one.schema === name ? one.arg_names.indexOf(argument) : -1;
    if (at !== -1) return one.arg_types[at] ?? '';
  }
  return '';
}

/**
 * Turns `email` into `users.email` when it isn’t a column but a function of the row; Postgres accepts that notation for
 * both.
 */
function orderColumn(
  { from, schema: name = 'public' }: Query,
  schema: Schema,
  { column, embed }: { column: string; embed?: string },
): string {
  if (from === undefined || embed !== undefined || columnType({ from, schema: name }, schema, column) !== '')
    return column;
  const isComputed = schema.functions?.some(
    (one) =>
      one.name === column &&
      one.schema === name &&
      one.arg_types.length === 1 &&
      [from, `${name}.${from}`].includes(one.arg_types[0] ?? ''),
  );
  return isComputed ? `${from}.${column}` : column;
}
