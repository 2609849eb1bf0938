/** Downloads the client, so that it is there when the first request wants it. Never rejects: a failure is left to that request. */
export async function preloadClient(): Promise<void> {
  await import('@supabase/supabase-js')
    // Named, so that what the library has besides is left out of the build.
    .then(({ createClient }) => createClient)
    .catch(() => undefined);
}
