import { sharedCookieDomain } from '@/shared/config/hosts';
import { readCookies, writeCookie } from '@/shared/lib/cookies';

/** Key of the supabase-js session, as the specification fixes it. */
export const sessionKey = 'sb-auth-token';

/** Browsers hold about 4 KB a cookie, attributes included. */
const chunkLength = 3000;
const yearSeconds = 365 * 24 * 60 * 60;

export interface SessionStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/**
 * Where supabase-js keeps the session: cookies on the parent domain, in chunks, so that both hosts see
 * one session; local storage where browsers refuse such a cookie. A value with a missing or damaged chunk reads as null.
 */
export function createSessionStorage(hostname: string): SessionStorage {
  const domain = sharedCookieDomain(hostname);
  return announceWrites(domain ? cookieStorage(domain) : window.localStorage);
}

const writes = new EventTarget();

function announceWrites(storage: SessionStorage): SessionStorage {
  return {
    getItem: (key) => storage.getItem(key),
    setItem(key, value) {
      storage.setItem(key, value);
      writes.dispatchEvent(new Event('write'));
    },
    removeItem(key) {
      storage.removeItem(key);
      writes.dispatchEvent(new Event('write'));
    },
  };
}

/**
 * Calls back when the stored session may have changed: written by this tab, by another tab, or by the
 * other host (at once where the browser has the Cookie Store API, else when the tab is looked at again).
 */
export function watchStoredSession(onChange: () => void): () => void {
  const sources: [EventTarget | undefined, string][] = [
    [writes, 'write'],
    [window, 'storage'],
    [window, 'focus'],
    [document, 'visibilitychange'],
    // Back from the browser's cache the page has missed all that happened meanwhile.
    [window, 'pageshow'],
    ['cookieStore' in window ? window.cookieStore : undefined, 'change'],
  ];
  for (const [target, event] of sources) target?.addEventListener(event, onChange);
  return () => {
    for (const [target, event] of sources) target?.removeEventListener(event, onChange);
  };
}

/**
 * The value lies in cookies `key.a.0, key.a.1, …` and the cookie `key` says `a2`: generation and number
 * of chunks. A write fills the other generation before it moves that pointer, so a reader on the other
 * host never sees halves of two values.
 */
function cookieStorage(domain: string): SessionStorage {
  const forget = (name: string) => writeCookie(name, '', { domain, maxAgeSeconds: 0 });
  const forgetGeneration = (key: string, generation: string) => {
    for (const name of readCookies().keys()) {
      if (name.startsWith(`${key}.${generation}.`)) forget(name);
    }
  };

  return {
    getItem(key) {
      const cookies = readCookies();
      const pointer = /^([ab])(\d+)$/.exec(cookies.get(key) ?? '');
      if (!pointer) return null;
      const chunks = Array.from({ length: Number(pointer[2]) }, (_, index) =>
        cookies.get(`${key}.${pointer[1]}.${index}`),
      );
      return chunks.every((chunk) => chunk !== undefined) ? decode(chunks.join('')) : null;
    },
    setItem(key, value) {
      const generation = readCookies().get(key)?.startsWith('a') ? 'b' : 'a';
      const chunks = encodeURIComponent(value).match(new RegExp(`.{1,${chunkLength}}`, 'g')) ?? [];
      chunks.forEach((chunk, index) => {
        writeCookie(`${key}.${generation}.${index}`, chunk, { domain, maxAgeSeconds: yearSeconds });
      });
      writeCookie(key, `${generation}${chunks.length}`, { domain, maxAgeSeconds: yearSeconds });
      forgetGeneration(key, generation === 'a' ? 'b' : 'a');
    },
    removeItem(key) {
      forget(key);
      forgetGeneration(key, 'a');
      forgetGeneration(key, 'b');
    },
  };
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
