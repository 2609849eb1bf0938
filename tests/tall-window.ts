import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** In CSS pixels. */
const windowHeight = 20_000;
const itemHeight = 100;

/**
 * Until vi.unstubAllGlobals(), lists that draw only what is in sight see a window that is tall enough for all of a short list, and
 * items of 100 px: jsdom itself lays out nothing.
 */
export function inTallWindow() {
  class SizeObserver {
    readonly tell: (entries: object[]) => void;
    #seen: object[] = [];
    constructor(tell: (entries: object[]) => void) {
      this.tell = tell;
    }
    observe(target: Element) {
      const height = target === document.documentElement ? windowHeight : itemHeight;
      this.#seen.push({ target, contentRect: { width: 1280, height } });
      if (this.#seen.length === 1) queueMicrotask(() => act(() => this.tell(this.#seen.splice(0))));
    }
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', SizeObserver);
  Object.defineProperty(document, 'scrollingElement', { value: document.documentElement, configurable: true });
  Object.defineProperty(document.documentElement, 'clientHeight', { value: windowHeight, configurable: true });
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
    get(this: HTMLElement) {
      return this.parentElement;
    },
    configurable: true,
  });
}
