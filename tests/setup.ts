import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { backendUrl } from './msw/rest';
import { server } from './msw/server';

vi.stubEnv('VITE_SUPABASE_URL', backendUrl);
vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'anon-key-of-the-tests');
vi.stubEnv('VITE_GOOGLE_MAPS_API_KEY', '');

// What jsdom does not have. Set, not stubbed: a test's vi.unstubAllGlobals() comes back to these.
class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
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
  const calls = errors.mock.calls.filter((call) => !isUnknownSearchTag(call));
  errors.mockRestore();
  if (calls.length > 0) {
    throw new Error(`console.error was called; accept it with expectConsoleError() where it is meant:\n${calls.map(String).join('\n')}`);
  }
});

/** jsdom does not know the element <search>, which browsers have had since 2023. */
function isUnknownSearchTag([message, tag]: unknown[]) {
  return String(message).startsWith('The tag <%s> is unrecognized') && tag === 'search';
}

/** For tests that break something on purpose: what was logged so far is accepted, and must not be nothing. */
export function expectConsoleError() {
  if (errors.mock.calls.length === 0) throw new Error('Nothing was logged with console.error.');
  errors.mockClear();
}
