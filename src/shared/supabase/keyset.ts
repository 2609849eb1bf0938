type Column = readonly [name: string, value: string];

/**
 * For `.or()`: the rows that come after a place in a list sorted by these two columns, both newest or greatest first unless
 * 'ascending'. The values are that place's own: times and ids as the database gave them.
 */
export function rowsAfter(
  [first, value]: Column,
  [second, id]: Column,
  direction: 'descending' | 'ascending' = 'descending',
): string {
  const past = direction === 'descending' ? 'lt' : 'gt';
  // The same as 'past, or equal and past in the second', but said so that an index of the two is entered at that place.
  return `and(${first}.${past}e."${value}",or(${first}.${past}."${value}",${second}.${past}.${id}))`;
}

/** A page of a list. Where the next one begins is kept beside the rows, which may leave the page while it is shown; null on the last. */
export interface KeysetPage<Row> {
  items: Row[];
  next: Row | null;
}

/** What was read as a page: it is the last one unless it is full. */
export function toPage<Row>(items: Row[], pageSize: number): KeysetPage<Row> {
  return { items, next: items.length === pageSize ? (items.at(-1) ?? null) : null };
}
