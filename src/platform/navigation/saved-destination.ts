import { safeRedirect } from '@/domain/site/redirects';
import { localStore } from '@/platform/storage/browser-storage';
import { hourMs } from '@/kit/time/durations';

const key = 'destination';
/** As long as the links we email are valid, with time to spare. */
const maxAgeMs = 2 * hourMs;

/**
 * Saves where the member is going in this browser, for a way that leaves the site: an emailed link or a payment. The
 * latest counts.
 */
export function saveDestination(path: string): void {
  // Where storage is blocked, the way then ends on the dashboard.
  localStore.write(key, JSON.stringify({ path, at: Date.now() }));
}

/** Where the member was going, if they said so in the last two hours; else the fallback. */
export function savedDestination(fallback: string): string {
  try {
    const saved = JSON.parse(localStore.read(key) ?? 'null') as { path?: unknown; at?: unknown } | null;
    const isRecent = typeof saved?.at === 'number' && Math.abs(Date.now() - saved.at) < maxAgeMs;
    return isRecent && typeof saved.path === 'string' ? safeRedirect(saved.path, fallback) : fallback;
  } catch {
    return fallback;
  }
}

/** Forgets it once the member has arrived. */
export function clearDestination(): void {
  localStore.write(key, null);
}
