/**
 * Runs a cleanup of uploads once per browser session, or every time where storage is blocked, which does no harm. What
 * can't be removed now is removed another time.
 */
export function cleanUpOnce(key: string, cleanUp: () => Promise<unknown>): void {
  try {
    if (window.sessionStorage.getItem(key)) return;
    window.sessionStorage.setItem(key, 'yes');
  } catch {
    // Storage is blocked.
  }
  cleanUp().catch(() => undefined);
}
