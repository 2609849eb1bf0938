import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { backendUrl } from './msw/rest';
import { server } from './msw/server';

vi.stubEnv('VITE_SUPABASE_URL', backendUrl);
vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'anon-key-of-the-tests');
vi.stubEnv('VITE_GOOGLE_MAPS_API_KEY', '');

// What jsdom does not have. Tests that care about these replace them.
vi.stubGlobal('matchMedia', (media: string) =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null, addListener() {}, removeListener() {} }),
);
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);
vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  },
);
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
Element.prototype.hasPointerCapture = () => false;
Element.prototype.setPointerCapture = () => {};
Element.prototype.releasePointerCapture = () => {};
URL.createObjectURL = () => 'blob:picture';
URL.revokeObjectURL = () => {};

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

let errors = vi.spyOn(console, 'error');
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  cleanup();
  server.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
  const calls = errors.mock.calls.slice();
  errors.mockRestore();
  if (calls.length > 0) {
    throw new Error(`console.error was called; accept it with expectConsoleError() where it is meant:\n${calls.map(String).join('\n')}`);
  }
});

/** For tests that break something on purpose: what was logged so far is accepted, and must not be nothing. */
export function expectConsoleError() {
  if (errors.mock.calls.length === 0) throw new Error('Nothing was logged with console.error.');
  errors.mockClear();
}
