import type { Claims, Query } from '../database.ts';
import { codeOf, messageOf } from '../../failure.ts';
import { checkValue, filterExpression, parseFilters, SubscriptionError, type Filter } from './filters.ts';
import type { JsonObject } from './protocol.ts';
import { describeTable, publishedTables, type Table } from './tables.ts';

export type ChangeType = 'INSERT' | 'UPDATE' | 'DELETE';

/** A joined channel that receives changes. `data` is JSON text. */
export interface ChangeListener {
  pushChange(ids: number[], data: string): void;
}

/** An entry of a channel’s `postgres_changes`, on one table. */
export interface Subscription {
  listener: ChangeListener;
  /** The number the join’s reply assigned to this entry. */
  id: number;
  relation: number;
  type: ChangeType | '*';
  filters: Filter[];
  /** Requested columns besides the key; null for all. */
  select: string[] | null;
  claims: Claims;
}

interface Request {
  type: ChangeType | '*';
  schema: string;
  table: string;
  filters: Filter[];
  select: string[] | null;
}

/** The active subscriptions by table. */
export class SubscriptionRegistry {
  readonly #byTable = new Map<number, Set<Subscription>>();

  add(subscription: Subscription): void {
    const existing = this.#byTable.get(subscription.relation);
    if (existing) existing.add(subscription);
    else this.#byTable.set(subscription.relation, new Set([subscription]));
  }

  remove(subscription: Subscription): void {
    const existing = this.#byTable.get(subscription.relation);
    existing?.delete(subscription);
    if (existing?.size === 0) this.#byTable.delete(subscription.relation);
  }

  has(subscription: Subscription): boolean {
    return this.#byTable.get(subscription.relation)?.has(subscription) ?? false;
  }

  on(relation: number): Subscription[] {
    return [...(this.#byTable.get(relation) ?? [])];
  }
}

/**
 * Turns a join’s entries into subscriptions, numbered from 1. All or none: throws a `SubscriptionError`, worded like a
 * hosted project’s, for a table that isn’t published, an unknown or unreadable column, or a value of the wrong type.
 */
export async function prepareSubscriptions(
  query: Query,
  entries: JsonObject[],
  claims: Claims,
  listener: ChangeListener,
): Promise<Subscription[]> {
  const subscriptions: Subscription[] = [];
  for (const [index, entry] of entries.entries()) {
    const request = readRequest(entry);
    const relations = await publishedTables(query, request.schema, request.table);
    if (relations.length === 0) {
      throw new SubscriptionError(
        'Unable to subscribe to changes with given parameters. Please check Realtime is enabled for the given ' +
          `connect parameters: [${describe(request)}]`,
      );
    }
    const { type, filters, select } = request;
    for (const relation of relations) {
      await checkAgainstTable(query, relation, request, claims.role);
      subscriptions.push({ listener, id: index + 1, relation, type, filters, select, claims });
    }
  }
  return subscriptions;
}

function readRequest(entry: JsonObject): Request {
  const { schema, table, filter, event } = entry;
  if (typeof schema !== 'string' && typeof table !== 'string') {
    throw new SubscriptionError(
      `No subscription params provided. Please provide at least a \`schema\` or \`table\` to subscribe to: ` +
        JSON.stringify(entry),
    );
  }
  const select = readSelect(entry.select);
  const request: Request = {
    type: readType(event),
    schema: typeof schema === 'string' ? schema : 'public',
    table: typeof table === 'string' ? table : '*',
    filters: typeof filter === 'string' ? parseFilters(filter) : [],
    select,
  };
  if (select && (request.schema === '*' || request.table === '*')) {
    throw new SubscriptionError(
      'Column selection is not supported for wildcard subscriptions. Provide an explicit schema and table name.',
    );
  }
  return request;
}

function readType(event: unknown): ChangeType | '*' {
  const name = typeof event === 'string' ? event.toUpperCase() : '*';
  return name === 'INSERT' || name === 'UPDATE' || name === 'DELETE' ? name : '*';
}

function readSelect(select: unknown): string[] | null {
  if (typeof select === 'string') {
    throw new SubscriptionError(
      'Error parsing `select` params: expected a list of column name strings, e.g. select: ["col1", "col2"]',
    );
  }
  const names = Array.isArray(select) ? select.filter((name): name is string => typeof name === 'string') : [];
  return names.length > 0 ? names : null;
}

async function checkAgainstTable(query: Query, relation: number, request: Request, role: string): Promise<void> {
  try {
    const table = await describeTable(query, relation, [role]);
    if (!table) throw new SubscriptionError('the table is gone');
    const readable = new Set(table.columns.filter((column) => column.readers.includes(role)).map(({ name }) => name));
    const unknown = request.select?.find((name) => !readable.has(name));
    if (unknown !== undefined) throw new SubscriptionError(`invalid column for select ${unknown}`);
    for (const filter of request.filters) {
      if (!readable.has(filter.column)) throw new SubscriptionError(`invalid column for filter ${filter.column}`);
      await checkFilter(query, table, filter);
    }
  } catch (error) {
    const code = codeOf(error) ?? 'P0001 (raise_exception)';
    throw new SubscriptionError(
      'Unable to subscribe to changes with given parameters. An exception happened so please check your connect ' +
        `parameters: [${describe(request)}]. Exception: ERROR ${code} ${messageOf(error)}`,
      { cause: error },
    );
  }
}

/** Lets Postgres check the operator and value, on a null of the column’s type. */
async function checkFilter(query: Query, table: Table, filter: Filter): Promise<void> {
  const column = table.columns.find(({ name }) => name === filter.column);
  if (!column) return;
  checkValue(filter, column.type);
  const values: string[] = [];
  const expression = filterExpression(filter, `null::${column.sqlType}`, column.sqlType, (value) => {
    values.push(value);
    return `$${values.length}`;
  });
  await query(`select ${expression} as matches`, values);
  // An operator on null may skip a bad pattern, which must fail now and not at the next change.
  if (filter.operator === 'match' || filter.operator === 'imatch') await query(`select '' ~ $1::text`, values);
}

function describe({ type, schema, table, filters, select }: Request): string {
  const shown = filters.map((f) => `{"${f.column}", "${f.operator}", "${f.value}", ${f.negated}}`).join(', ');
  return (
    `event: ${type}, schema: ${schema}, table: ${table}, filters: [${shown}], select: ` +
    (select ? JSON.stringify(select) : 'nil')
  );
}
