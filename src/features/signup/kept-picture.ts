import { fromDataUrl } from './data-url';
import { key } from './is-picture-kept';

const maxAgeMs = 7 * 24 * 60 * 60 * 1000;

/** Keeps a new member's picture (a data URL) in this browser until they are signed in, for seven days. */
export function keepPicture(email: string, picture: string): void {
  try {
    localStorage.setItem(key, JSON.stringify({ email: email.toLowerCase(), picture, at: Date.now() }));
  } catch {
    // Forbidden or full: the member can add the picture on their profile.
  }
}

/** The picture that waits for the member with this email. One that has waited too long is removed. */
export function keptPicture(email: string): Blob | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { email: owner, picture, at } = kept as Record<string, unknown>;
    const age = typeof at === 'number' ? Date.now() - at : Infinity;
    const found = typeof picture === 'string' ? fromDataUrl(picture) : null;
    if (age > maxAgeMs || !found) {
      forgetPicture();
      return null;
    }
    return owner === email.toLowerCase() ? found : null;
  } catch {
    return null;
  }
}

/** The picture is stored, or not wanted. */
export function forgetPicture(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Then there is none.
  }
}
