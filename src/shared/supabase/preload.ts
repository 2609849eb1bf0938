/** Begins to download the client, so that it is there when the first request wants it. A failure is left to that request. */
export function preloadClient(): void {
  import('@supabase/supabase-js').catch(() => undefined);
}
