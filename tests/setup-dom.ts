import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { resetUnreadCounts } from './msw/counts';
import { server } from './msw/server';

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
/** A socket that never opens: without Realtime, everything else still works. */
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

/**
 * jsdom matches every rule of its style sheet for each computed style, a third of the time of all screen tests. They
 * load no other style sheet, so elements with the same tag and attributes that matter look the same, unless an ancestor
 * hides them.
 */
const computeStyle = window.getComputedStyle.bind(window);
const computedStyles = new Map<string, CSSStyleDeclaration>();
const attributesWithStyle = ['hidden', 'open', 'type', 'style'];
const isHiding = (element: Element) => element.getAttribute('style')?.includes('visibility') ?? false;
window.getComputedStyle = (element, pseudo) => {
  let ancestor = element.parentElement;
  while (ancestor && !isHiding(ancestor)) ancestor = ancestor.parentElement;
  const attributes = attributesWithStyle.map((name) => element.getAttribute(name));
  const key = JSON.stringify([element.localName, pseudo, attributes, ancestor?.style.visibility]);
  const style = computedStyles.get(key) ?? computeStyle(element, pseudo);
  computedStyles.set(key, style);
  return style;
};

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
  // After server.listen, because msw replaces WebSocket with one that fails the test.
  Object.defineProperty(window, 'WebSocket', { value: SilentSocket, configurable: true });
});
afterAll(() => server.close());

afterEach(() => {
  cleanup();
  server.resetHandlers();
  resetUnreadCounts();
  localStorage.clear();
  sessionStorage.clear();
});
