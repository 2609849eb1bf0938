// @vitest-environment-options { "url": "http://app.cornerlot.test/" }
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readCookies } from '@/platform/storage/cookies';
import { createSessionStorage, sessionKey, watchStoredSession } from './session-storage';

const domain = 'cornerlot.test';
const big = (letter: string) => JSON.stringify({ token: letter.repeat(7000), name: 'Zoë; "quoted", 100 % €' });
const names = () => [...readCookies().keys()].toSorted();
const put = (name: string, value: string) => {
  document.cookie = `${name}=${value}; path=/; domain=${domain}`;
};

afterEach(() => {
  for (const name of names()) document.cookie = `${name}=; path=/; domain=${domain}; max-age=0`;
});

describe('cookies on the parent domain', () => {
  const onApp = createSessionStorage('app.cornerlot.test');
  const onPublic = createSessionStorage('cornerlot.test');

  it('splits a large value into chunks that the other host can read', () => {
    onApp.setItem(sessionKey, big('x'));
    const cookies = [...readCookies()];
    expect(cookies.length).toBeGreaterThan(3);
    for (const [name, value] of cookies) expect(name.length + value.length).toBeLessThan(4000);
    expect(onPublic.getItem(sessionKey)).toBe(big('x'));
  });

  it('removes all chunks of the previous value', () => {
    onApp.setItem(sessionKey, big('x'));
    onPublic.setItem(sessionKey, 'short');
    expect(onApp.getItem(sessionKey)).toBe('short');
    expect(names()).toEqual([sessionKey, `${sessionKey}.b.0`]);
    onApp.setItem(sessionKey, big('y'));
    expect(onPublic.getItem(sessionKey)).toBe(big('y'));
    expect(names().some((name) => name.includes('.b.'))).toBe(false);
  });

  it('returns the old value until the new one is complete', () => {
    onApp.setItem(sessionKey, big('x'));
    const seen = new Set<string | null>();
    const property = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
    const spy = vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => {
      property?.set?.call(document, text);
      seen.add(onPublic.getItem(sessionKey));
    });
    onApp.setItem(sessionKey, big('y'));
    spy.mockRestore();
    expect([...seen]).toEqual([big('x'), big('y')]);
  });

  it.each([
    ['a chunk is missing', () => put(sessionKey, 'a3')],
    ['the pointer is not ours', () => put(sessionKey, 'rubbish')],
    ['a chunk is damaged', () => put(`${sessionKey}.a.0`, '%E0%A4%A')],
  ])('returns null when %s', (_, damage) => {
    onApp.setItem(sessionKey, 'whole');
    damage();
    expect(onApp.getItem(sessionKey)).toBeNull();
    onApp.setItem(sessionKey, 'mended');
    expect(onApp.getItem(sessionKey)).toBe('mended');
  });

  it('removes all chunks, even of an incomplete value', () => {
    onApp.setItem(sessionKey, big('x'));
    put(`${sessionKey}.b.7`, 'left');
    put('theme', 'dark');
    onPublic.removeItem(sessionKey);
    expect(onApp.getItem(sessionKey)).toBeNull();
    expect(names()).toEqual(['theme']);
  });

  it('separates keys with a common prefix', () => {
    onApp.setItem(`${sessionKey}-code-verifier`, 'v');
    onApp.setItem(sessionKey, 's');
    onApp.removeItem(sessionKey);
    expect(onApp.getItem(`${sessionKey}-code-verifier`)).toBe('v');
  });
});

describe('hosts without a shared cookie domain', () => {
  it.each(['localhost', 'app.localhost', '127.0.0.1'])('uses local storage on %s', (hostname) => {
    const storage = createSessionStorage(hostname);
    storage.setItem(sessionKey, big('x'));
    expect(localStorage.getItem(sessionKey)).toBe(big('x'));
    expect(names()).toEqual([]);
    storage.removeItem(sessionKey);
    expect(storage.getItem(sessionKey)).toBeNull();
  });
});

describe('watchStoredSession', () => {
  it('reports writes by any tab and returns to the page until unsubscribed', () => {
    const onChange = vi.fn<() => void>();
    const stop = watchStoredSession(onChange);
    const storage = createSessionStorage('app.cornerlot.test');
    storage.setItem(sessionKey, 'x');
    storage.removeItem(sessionKey);
    window.dispatchEvent(new Event('storage'));
    window.dispatchEvent(new Event('focus'));
    window.dispatchEvent(new Event('pageshow'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(onChange).toHaveBeenCalledTimes(6);
    stop();
    storage.setItem(sessionKey, 'y');
    window.dispatchEvent(new Event('focus'));
    expect(onChange).toHaveBeenCalledTimes(6);
  });
});
