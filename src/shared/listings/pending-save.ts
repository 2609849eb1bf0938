import { sharedCookieDomain } from '@/platform/config/hosts';
import { readCookies, writeCookie } from '@/platform/storage/cookies';

const name = 'pending-save';
const maxAgeSeconds = 30 * 60;
const isId = (value: string | undefined) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(value ?? '');

const write = (value: string, seconds: number) =>
  writeCookie(name, value, { domain: sharedCookieDomain(window.location.hostname), maxAgeSeconds: seconds });

/**
 * Notes the listing that a visitor pressed Save on, for after they sign in or up. In a cookie, so that both hosts see
 * it, and not in the URL: a link mustn't save anything.
 */
export function notePendingSave(listingId: string): void {
  write(listingId, maxAgeSeconds);
}

/** Whether a listing waits to be saved. */
export function hasPendingSave(): boolean {
  return isId(readCookies().get(name));
}

/** The listing to save, once: it's forgotten. Null if there is none. */
export function takePendingSave(): string | null {
  const listingId = readCookies().get(name);
  if (listingId === undefined) return null;
  write('', 0);
  return isId(listingId) ? listingId : null;
}
