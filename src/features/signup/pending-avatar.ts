import { fromDataUrl } from './data-url';
import { key } from './has-pending-avatar';
import { dayMs } from '@/shared/time/durations';

const maxAgeMs = 7 * dayMs;

/** Saves a new member's picture (a data URL) until they're signed in, for up to seven days. */
export function savePendingAvatar(email: string, picture: string): void {
  try {
    localStorage.setItem(key, JSON.stringify({ email: email.toLowerCase(), picture, at: Date.now() }));
  } catch {
    // Storage is blocked or full. The member can add a picture on their profile.
  }
}

/** The saved picture of the member with this email, if any. Removes an expired one. */
export function loadPendingAvatar(email: string): Blob | null {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof saved !== 'object' || saved === null) return null;
    const { email: owner, picture, at } = saved as Record<string, unknown>;
    const age = typeof at === 'number' ? Date.now() - at : Infinity;
    const found = typeof picture === 'string' ? fromDataUrl(picture) : null;
    if (age > maxAgeMs || !found) {
      clearPendingAvatar();
      return null;
    }
    return owner === email.toLowerCase() ? found : null;
  } catch {
    return null;
  }
}

/** Removes the picture once it's uploaded or no longer needed. */
export function clearPendingAvatar(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is blocked, so there is none.
  }
}
