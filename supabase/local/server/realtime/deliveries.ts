import type { Claims, Database } from '../database.ts';
import { filterExpression, type Filter } from './filters.ts';
import type { JsonObject } from './protocol.ts';
import type { ChangeType, Subscription } from './subscriptions.ts';
import { quoteIdentifier, type Column, type Table } from './tables.ts';

/** A captured row change. */
export interface Change {
  id: number;
  relation: number;
  type: ChangeType;
  /** The new row; null after a delete. */
  record: JsonObject | null;
  /** The whole old row; null for an insert. */
  old: JsonObject | null;
  /** ISO 8601 in UTC, with milliseconds. */
  at: string;
}

const filterKey = (filters: Filter[]) => JSON.stringify(filters);
const claimsKey = (claims: Claims) => JSON.stringify(claims);

type Report = (error: unknown) => void;

/**
 * Returns the changes of a table each subscription gets: of its type, matching its filters, and readable by its
 * subscriber now. Evaluates equal filters once, and queries once for equal claims. A failed query is logged, and nobody
 * gets its changes.
 */
export async function findDeliveries(
  database: Database,
  table: Table,
  changes: Change[],
  subscriptions: Subscription[],
  report: Report,
): Promise<Map<Change, Subscription[]>> {
  const filterSets = new Map(subscriptions.map(({ filters }) => [filterKey(filters), filters]));
  const matching = await matchingChanges(database, table, changes, filterSets, report);
  const visible = new Map<string, Set<Change>>();
  const deliveries = new Map<Change, Subscription[]>(changes.map((change) => [change, []]));
  for (const subscription of subscriptions) {
    const { type, filters, claims } = subscription;
    const matches = matching.get(filterKey(filters));
    const candidates = changes.filter((change) => (type === '*' || type === change.type) && matches?.has(change));
    if (candidates.length === 0) continue;
    const key = claimsKey(claims);
    const sees = visible.get(key) ?? (await visibleChanges(database, table, changes, claims, report));
    visible.set(key, sees);
    for (const change of candidates) if (sees.has(change)) deliveries.get(change)?.push(subscription);
  }
  return deliveries;
}

/** Rows of `$1`, typed as the table’s, with their position. */
function typedRows(table: Table): string {
  return `jsonb_array_elements($1::text::jsonb) with ordinality as given (row, n)
    cross join lateral jsonb_populate_record(null::${table.sqlName}, given.row) as changed`;
}

/** Postgres accepts 65,535 parameters; this leaves room for filters with several conditions. */
const filtersAtOnce = 1000;

/** Returns the changes that pass each set of filters, by the set’s key. */
async function matchingChanges(
  database: Database,
  table: Table,
  changes: Change[],
  filterSets: Map<string, Filter[]>,
  report: Report,
): Promise<Map<string, Set<Change>>> {
  const matching = new Map([...filterSets.keys()].map((key) => [key, new Set<Change>()]));
  const deletes = changes.filter((change) => change.type === 'DELETE');
  const others = changes.filter((change) => change.type !== 'DELETE');
  // A deleted row is only known by its replica identity, so filters on other columns can’t be evaluated.
  const identity = new Set(table.columns.filter((column) => column.isIdentity).map(({ name }) => name));
  const all = [...filterSets];
  const onIdentity = all.filter(([, filters]) => filters.every(({ column }) => identity.has(column)));
  for (const [rows, sets] of [
    [others, all],
    [deletes, onIdentity],
  ] as const) {
    for (let start = 0; rows.length > 0 && start < sets.length; start += filtersAtOnce) {
      const some = sets.slice(start, start + filtersAtOnce);
      for (const [key, change] of await evaluate(database, table, rows, some, report)) matching.get(key)?.add(change);
    }
  }
  return matching;
}

/** Returns matching pairs of filter set and change. A failing set is logged and doesn’t affect the others. */
async function evaluate(
  database: Database,
  table: Table,
  changes: Change[],
  sets: [string, Filter[]][],
  report: Report,
): Promise<[string, Change][]> {
  const values: unknown[] = [JSON.stringify(changes.map((change) => change.record ?? change.old))];
  try {
    const conditions = sets.map(([, filters]) => `coalesce(${condition(table, filters, values)}, false)`);
    const rows = await database.query<{ matches: boolean[] }>(
      `select to_json(array[${conditions.join(', ')}]) as matches from ${typedRows(table)} order by given.n`,
      values,
    );
    return rows.flatMap(({ matches }, index) => {
      const change = changes[index];
      return change ? sets.filter((_, set) => matches[set]).map(([key]): [string, Change] => [key, change]) : [];
    });
  } catch (error) {
    if (sets.length > 1) {
      const alone = await Promise.all(sets.map((set) => evaluate(database, table, changes, [set], report)));
      return alone.flat();
    }
    report(error);
    return [];
  }
}

function condition(table: Table, filters: Filter[], values: unknown[]): string {
  if (filters.length === 0) return 'true';
  const parts = filters.map((filter) => {
    const column = table.columns.find(({ name }) => name === filter.column);
    if (!column) throw new Error(`The column ${filter.column} of ${table.sqlName} is gone.`);
    return filterExpression(filter, `changed.${quoteIdentifier(column.name)}`, column.sqlType, (value) => {
      values.push(value);
      return `$${values.length}`;
    });
  });
  return parts.join(' and ');
}

/** Returns the changes whose row the caller may select now. Empty if the policies fail. */
async function visibleChanges(
  database: Database,
  table: Table,
  changes: Change[],
  claims: Claims,
  report: Report,
): Promise<Set<Change>> {
  // Policies can’t be checked for a deleted row, so only its key is sent.
  const deletes = changes.filter((change) => change.type === 'DELETE');
  const others = changes.filter((change) => change.type !== 'DELETE');
  const keys = table.columns.filter((column) => column.isKey);
  const mayReadKeys = keys.every((column) => column.readers.includes(claims.role));
  // Without a readable key, only the event itself is sent (see changeData).
  if (!table.hasPolicies || keys.length === 0 || !mayReadKeys || others.length === 0) return new Set(changes);
  const sameRow = keys
    .map(({ name }) => quoteIdentifier(name))
    .map((name) => `existing.${name} = changed.${name}`)
    .join(' and ');
  try {
    const found = await database.asRole(claims, (query) =>
      query<{ n: number }>(
        `select given.n::int as n from ${typedRows(table)}
         where exists (select from ${table.sqlName} as existing where ${sameRow})`,
        [JSON.stringify(others.map((change) => change.record))],
      ),
    );
    const numbers = new Set(found.map((row) => row.n));
    return new Set([...deletes, ...others.filter((_, index) => numbers.has(index + 1))]);
  } catch (error) {
    report(error);
    return new Set();
  }
}

/**
 * Returns what a role sees of a change: the columns it requested and may select, and of the old row only the replica
 * identity (for a deleted row in a table with policies, only the key).
 */
export function changeData(table: Table, change: Change, role: string, select: string[] | null): JsonObject {
  const { schema, name } = table;
  const head = { schema, table: name, type: change.type };
  const keys = table.columns.filter((column) => column.isKey);
  if (change.type !== 'DELETE') {
    if (keys.length === 0) return { ...head, errors: ['Error 400: Bad Request, no primary key'] };
    if (!keys.every((column) => column.readers.includes(role))) {
      return { ...head, errors: ['Error 401: Unauthorized'] };
    }
  }
  const columns = table.columns.filter(
    (column) => column.readers.includes(role) && (!select || column.isKey || select.includes(column.name)),
  );
  const old = columns.filter(
    (column) => column.isIdentity && (change.type === 'UPDATE' || !table.hasPolicies || column.isKey),
  );
  return {
    ...head,
    commit_timestamp: change.at,
    columns: columns.map(({ name: column, type }) => ({ name: column, type })),
    ...(change.record && { record: pickColumns(change.record, columns) }),
    ...(change.old && { old_record: pickColumns(change.old, old) }),
    errors: null,
  };
}

function pickColumns(row: JsonObject, columns: Column[]): JsonObject {
  return Object.fromEntries(columns.map(({ name }) => [name, row[name] ?? null]));
}
