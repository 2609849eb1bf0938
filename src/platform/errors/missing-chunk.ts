/** Whether a lazy chunk couldn't be fetched: a new version was deployed, or the network is down. */
export function isMissingChunk(error: unknown): boolean {
  const message = error instanceof Error ? error.message : String(error);
  return /dynamically imported module|importing a module script failed|unable to preload css/i.test(message);
}
