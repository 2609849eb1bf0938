/** Starts to download the auth client, so that it's there when a form is sent, which reports any failure. */
export function preloadAuth(): void {
  import('@/platform/auth/create-auth').catch(() => undefined);
}
