import { expect, it, vi } from 'vitest';

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

it.each<[string, () => unknown]>([
  ['the property', () => vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse)],
  ['reading', () => vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)],
])('makes a local storage absent of which %s throws, as libraries expect', async (_, block) => {
  const names = ['localStorage', 'sessionStorage'] as const;
  const real = names.map((name) => Object.getOwnPropertyDescriptor(window, name));
  vi.resetModules();
  block();
  const { localStore, tabStore } = await import('./browser-storage');
  expect(window.localStorage).toBeUndefined();
  expect(localStore.read('a')).toBeNull();
  expect(localStore.write('a', 'b')).toBe(false);
  tabStore.forget();
  vi.restoreAllMocks();
  names.forEach((name, index) => Object.defineProperty(window, name, real[index] ?? {}));
});
