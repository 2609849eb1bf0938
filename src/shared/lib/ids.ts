/** Whether text is a UUID. An address with anything else names no row, so it is not worth asking for. */
export function isUuid(text: string): boolean {
  return /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i.test(text);
}

/** The first of each id, in the order given. */
export function withoutRepeats<T extends { id: string }>(items: readonly T[]): T[] {
  const known = new Set<string>();
  return items.filter(({ id }) => !known.has(id) && known.add(id));
}
