/** Begins to download the client, so that it is there when the first request wants it. A failure is left to that request. */
export function preloadClient(): void {
  import('@supabase/supabase-js')
    // Named, so that what the library has besides is left out of the build.
    .then(({ createClient }) => createClient)
    .catch(() => undefined);
}
