import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { stopWatching, watchConsoleErrors } from './console-errors';
import { nothingWaits } from './msw/counts';
import { backendUrl } from './msw/rest';
import { server } from './msw/server';

vi.stubEnv('VITE_SUPABASE_URL', backendUrl);
vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'anon-key-of-the-tests');
vi.stubEnv('VITE_GOOGLE_MAPS_API_KEY', '');

// The first use of a lazily loaded part may take its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// What jsdom does not have. Set, not stubbed: a test's vi.unstubAllGlobals() comes back to these.
class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
/** A socket that never opens: live channels are an extra, and everything else works without. */
class SilentSocket extends EventTarget {
  readonly readyState = 0;
  send() {}
  close() {}
}
Object.assign(window, {
  matchMedia: (media: string) => Object.assign(new EventTarget(), { media, matches: false }),
  ResizeObserver: SilentObserver,
  IntersectionObserver: SilentObserver,
});
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
Element.prototype.hasPointerCapture = () => false;
Element.prototype.setPointerCapture = () => {};
Element.prototype.releasePointerCapture = () => {};
URL.createObjectURL = () => 'blob:picture';
URL.revokeObjectURL = () => {};
Blob.prototype.arrayBuffer = function read(this: Blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as ArrayBuffer));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file could not be read.')));
    reader.readAsArrayBuffer(this);
  });
};

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
  // After msw, which puts a socket of its own there that fails the test.
  Object.defineProperty(window, 'WebSocket', { value: SilentSocket, configurable: true });
});
afterAll(() => server.close());

beforeEach(watchConsoleErrors);

afterEach(() => {
  cleanup();
  server.resetHandlers();
  nothingWaits();
  localStorage.clear();
  sessionStorage.clear();
  stopWatching();
});

export { expectConsoleError } from './console-errors';
