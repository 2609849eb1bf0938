/** Lazily creates a value and caches it. For `Intl` formatters, which would slow down page load. */
export function lazyValue<T extends object>(create: () => T): () => T {
  let value: T | undefined;
  return () => (value ??= create());
}
