/**
 * How many characters an answer can have. Clients cut off or refuse more than 25,000 tokens, and IDs and numbers have a
 * token for every 2.5 characters.
 */
export const maxCharacters = 60_000;

type Answer = Record<string, unknown>;

/**
 * What a tool answers, in at most so many characters as `sizeOf` counts. Of a list with pages, it's a shorter page,
 * whose cursor leads on. Of other lists it's the beginning, and how many there are.
 */
export async function shortened(
  input: Answer,
  run: (input: Answer) => Promise<unknown>,
  sizeOf: (data: unknown) => number,
): Promise<unknown> {
  let data = await run(input);
  let { length = 0 } = (data as { items?: unknown[] } | null)?.items ?? [];
  for (let size = sizeOf(data); size > maxCharacters && length > 1 && 'limit' in input; size = sizeOf(data)) {
    length = Math.max(1, Math.floor((length * maxCharacters * 0.9) / size));
    data = await run({ ...input, limit: length });
  }
  for (let most = 64; sizeOf(data) > maxCharacters && most > 0; most = Math.floor(most / 2)) data = cut(data, most);
  return data;
}

/** With the first items of each list, and beside it how many there are. */
function cut(value: unknown, most: number): unknown {
  if (Array.isArray(value)) return value.slice(0, most).map((item) => cut(item, most));
  if (typeof value !== 'object' || value === null) return value;
  const counts = Object.entries(value).flatMap(([name, part]): [string, unknown][] =>
    Array.isArray(part) && part.length > most ? [[`${name}_in_all`, part.length]] : [],
  );
  const parts = Object.entries(value).map(([name, part]) => [name, cut(part, most)] as const);
  // Cut again, a list has the count that it had at first.
  return { ...Object.fromEntries(counts), ...Object.fromEntries(parts) };
}
