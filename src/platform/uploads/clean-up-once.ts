import { tabStore } from '@/platform/storage/browser-storage';

/**
 * Runs a cleanup of uploads once per browser session, or every time where storage is blocked, which does no harm. What
 * can't be removed now is removed another time.
 */
export function cleanUpOnce(key: string, cleanUp: () => Promise<unknown>): void {
  if (tabStore.read(key)) return;
  tabStore.write(key, 'yes');
  cleanUp().catch(() => undefined);
}
