import { sharedCookieDomain } from '@/platform/config/hosts';
import { localStore } from '@/platform/storage/browser-storage';
import { readCookies, writeCookie } from '@/platform/storage/cookies';

/** Storage key of the supabase-js session, fixed by the specification. */
export const sessionKey = 'sb-auth-token';

/** Browsers allow about 4 KB per cookie, including attributes. */
const chunkLength = 3000;
const yearSeconds = 365 * 24 * 60 * 60;

export interface SessionStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/**
 * Session storage for supabase-js: chunked cookies on the parent domain, so that both hosts share the session, or local
 * storage if the browser doesn't allow such cookies. Reads null if a chunk is missing or damaged.
 */
export function createSessionStorage(hostname: string): SessionStorage {
  const domain = sharedCookieDomain(hostname);
  return announceWrites(domain ? cookieStorage(domain) : localSessionStorage);
}

const localSessionStorage: SessionStorage = {
  getItem: localStore.read,
  setItem: localStore.write,
  removeItem: (key) => localStore.write(key, null),
};

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
 * Calls back when the stored session may have changed in this tab, another tab, or on the other host (immediately with
 * the Cookie Store API, otherwise when the tab becomes visible). Returns the unsubscribe function.
 */
export function watchStoredSession(onChange: () => void): () => void {
  const sources: [EventTarget | undefined, string][] = [
    [writes, 'write'],
    [window, 'storage'],
    [window, 'focus'],
    [document, 'visibilitychange'],
    // A page restored from the back/forward cache missed earlier events.
    [window, 'pageshow'],
    ['cookieStore' in window ? window.cookieStore : undefined, 'change'],
  ];
  for (const [target, event] of sources) target?.addEventListener(event, onChange);
  return () => {
    for (const [target, event] of sources) target?.removeEventListener(event, onChange);
  };
}

/**
 * Stores the value in cookies `key.a.0`, `key.a.1`, … and a pointer such as `a2` (generation and number of chunks) in
 * `key`. A write fills the other generation before it moves the pointer, so the other host never reads a mix of two
 * values.
 */
function cookieStorage(domain: string): SessionStorage {
  const remove = (name: string) => writeCookie(name, '', { domain, maxAgeSeconds: 0 });
  const removeGeneration = (key: string, generation: string) => {
    for (const name of readCookies().keys()) {
      if (name.startsWith(`${key}.${generation}.`)) remove(name);
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
      removeGeneration(key, generation === 'a' ? 'b' : 'a');
    },
    removeItem(key) {
      remove(key);
      removeGeneration(key, 'a');
      removeGeneration(key, 'b');
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
