/** What is made at its first use and kept: for what takes long to make while a page starts, as the formats of `Intl` do. */
export function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
