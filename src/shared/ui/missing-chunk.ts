/** Whether a lazily loaded file could not be fetched: a new version was deployed meanwhile, or there is no network. */
export function isMissingChunk(error: unknown): boolean {
  const message = error instanceof Error ? error.message : String(error);
  return /dynamically imported module|importing a module script failed|unable to preload css/i.test(message);
}
