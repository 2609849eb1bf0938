import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { toast } from 'sonner';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { createMap } from '@/shared/map/map-engine';
import { openUrl, redirectTo, reloadPage } from '@/platform/navigation/browser-navigation';
import { authStore } from '@/platform/auth/auth-store';
import { keepComposingKeys } from '@/kit/ui/input-method';
import { computedStyle } from './computed-style';
import { stopRealtimeSockets, TestSocket } from './live-socket';
import { findLabelsFast } from './labels';
import { resetUnreadCounts } from './msw/counts';
import { server } from './msw/server';

// Files share their modules and window, so that what jsdom lacks is replaced here, for all of them. The functions stay
// the same from file to file, because a module keeps those it was loaded with.
interface Stubs {
  openUrl: typeof openUrl;
  redirectTo: typeof redirectTo;
  reloadPage: typeof reloadPage;
  createMap?: typeof createMap;
}
const stubs = vi.hoisted(() => {
  const shared = globalThis as { stubs?: Stubs };
  return (shared.stubs ??= {
    openUrl: vi.fn<typeof openUrl>(),
    redirectTo: vi.fn<typeof redirectTo>(),
    reloadPage: vi.fn<typeof reloadPage>(),
  });
});
vi.mock('@/platform/navigation/browser-navigation', () => stubs);
// MapLibre needs WebGL.
vi.mock('@/shared/map/map-engine', async () => {
  const { createFakeMap } = await import('./fake-map');
  stubs.createMap ??= vi.fn<typeof createMap>(createFakeMap);
  return stubs;
});

// The first use of a lazily loaded part can be slow on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// Missing in jsdom. Assigned rather than stubbed, so that vi.unstubAllGlobals() in a test restores these.
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
window.getComputedStyle = computedStyle;
findLabelsFast();
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

// As the app does when it starts.
keepComposingKeys(window);

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
  // After server.listen, because msw replaces WebSocket with one that fails the test.
  Object.defineProperty(window, 'WebSocket', { value: TestSocket, configurable: true, writable: true });
});
afterAll(async () => {
  await stopRealtimeSockets();
  server.close();
  vi.unstubAllGlobals();
  document.title = '';
  window.history.replaceState(null, '', '/');
});

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  for (const { name } of Array.from(document.body.attributes)) document.body.removeAttribute(name);
  // A later toaster would show those that are left.
  toast.dismiss();
  server.resetHandlers();
  resetUnreadCounts();
  for (const mock of [createMap, openUrl, redirectTo, reloadPage]) vi.mocked(mock).mockReset();
  localStorage.clear();
  sessionStorage.clear();
  // It keeps the session and what the backend said about it.
  authStore.restrict(null);
});
