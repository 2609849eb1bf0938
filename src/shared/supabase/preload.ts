/** Starts to download the client, so that it's there for the first request, which reports any failure. */
export function preloadClient(): void {
  import('./session-client').catch(() => undefined);
}
