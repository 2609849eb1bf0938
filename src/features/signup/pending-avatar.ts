import { localStore } from '@/platform/storage/browser-storage';
import { dayMs } from '@/kit/time/durations';
import { fromDataUrl } from './data-url';
import { key } from './has-pending-avatar';

const maxAgeMs = 7 * dayMs;

/** Saves a new member's picture (a data URL) until they're signed in, for up to seven days. */
export function savePendingAvatar(email: string, picture: string): void {
  // Where storage is blocked or full, the member can add a picture on their profile.
  localStore.write(key, JSON.stringify({ email: email.toLowerCase(), picture, at: Date.now() }));
}

/** The saved picture of the member with this email, if any. Removes an expired one, and another member's. */
export function loadPendingAvatar(email: string): Blob | null {
  const found = parse(localStore.read(key), email);
  if (!found) clearPendingAvatar();
  return found;
}

function parse(text: string | null, email: string): Blob | null {
  try {
    const saved: unknown = JSON.parse(text ?? 'null');
    if (typeof saved !== 'object' || saved === null) return null;
    const { email: owner, picture, at } = saved as Record<string, unknown>;
    const age = typeof at === 'number' ? Date.now() - at : Infinity;
    return age <= maxAgeMs && owner === email.toLowerCase() && typeof picture === 'string'
      ? fromDataUrl(picture)
      : null;
  } catch {
    return null;
  }
}

/** Removes the picture once it's uploaded or no longer needed. */
export function clearPendingAvatar(): void {
  localStore.write(key, null);
}
