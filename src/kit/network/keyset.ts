type Column = readonly [name: string, value: string];

/**
 * A filter for `.or()` that returns the rows after a cursor, in a list sorted by these two columns. Pass the cursor
 * row's values as the database returned them. Both columns sort in `direction`.
 */
export function afterCursor(
  [first, value]: Column,
  [second, id]: Column,
  direction: 'descending' | 'ascending' = 'descending',
): string {
  const past = direction === 'descending' ? 'lt' : 'gt';
  // Written this way (instead of `a < x or (a = x and b < y)`), so that Postgres starts its index scan at the cursor.
  return `and(${first}.${past}e."${value}",or(${first}.${past}."${value}",${second}.${past}.${id}))`;
}

/**
 * A page of a list. `next` is the cursor of the next page, null on the last; rows may leave `items` later, so it's
 * stored.
 */
export interface KeysetPage<Row> {
  items: Row[];
  next: Row | null;
}

/** Wraps rows as a page. A page with fewer rows than `pageSize` is the last one. */
export function toPage<Row>(items: Row[], pageSize: number): KeysetPage<Row> {
  return { items, next: items.length === pageSize ? (items.at(-1) ?? null) : null };
}
