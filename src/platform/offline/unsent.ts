import { sharedCookieDomain } from '@/platform/config/hosts';
import { dayMs } from '@/kit/time/durations';
import { readCookies, writeCookie } from '@/platform/storage/cookies';

/*
 * How many changes wait to be sent, in a cookie of both hosts: the public site can't read the app's database, and asks
 * before signing out, too.
 */

const cookieName = 'unsent';
const maxAgeSeconds = (30 * dayMs) / 1000;

/** Notes how many wait; 0 removes the note. */
export function noteUnsent(count: number): void {
  if (count === notedUnsent()) return;
  writeCookie(cookieName, count === 0 ? '' : String(count), {
    domain: sharedCookieDomain(window.location.hostname),
    maxAgeSeconds: count === 0 ? 0 : maxAgeSeconds,
  });
}

/** How many were noted last. */
export function notedUnsent(): number {
  return Number(readCookies().get(cookieName)) || 0;
}
