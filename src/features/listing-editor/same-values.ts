const sortKeys = (_key: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** Whether two columns, or two forms, have equal values. Postgres doesn't retain the order of JSON keys. */
export function sameValues<T>(a: T, b: T): boolean {
  return JSON.stringify(a, sortKeys) === JSON.stringify(b, sortKeys);
}
