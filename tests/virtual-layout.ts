import { act, fireEvent } from '@testing-library/react';
import { beforeAll } from 'vitest';

/** In CSS pixels. */
const windowHeight = 600;
const rowHeight = 50;

/** A virtual list places its rows itself. */
const isRow = (element: Element) => element instanceof HTMLElement && element.style.position === 'absolute';

class LayingObserver {
  readonly #tell: ResizeObserverCallback;
  constructor(tell: ResizeObserverCallback) {
    this.#tell = tell;
  }
  observe(target: Element) {
    const height = isRow(target) ? rowHeight : windowHeight;
    const entry = { target, contentRect: { width: 400, height } } as unknown as ResizeObserverEntry;
    const tell = () => this.#tell([entry], this);
    queueMicrotask(() => {
      if (!target.isConnected) return;
      if (Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT')) act(tell);
      else tell();
    });
  }
  unobserve() {}
  disconnect() {}
}

/** Scrolls at once, and says so, as a browser does. */
function scrollTo(this: Element, options?: ScrollToOptions | number) {
  this.scrollTop = Math.max(0, typeof options === 'object' ? (options.top ?? 0) : 0);
  queueMicrotask(() => fireEvent.scroll(this));
}
function scrollBy(this: Element, options?: ScrollToOptions | number) {
  scrollTo.call(this, { top: this.scrollTop + (typeof options === 'object' ? (options.top ?? 0) : 0) });
}

/** For a file's tests every element has a size, which jsdom gives none: virtual lists draw the rows in sight, 600 px of them, 50 px each. */
export function layOutVirtualLists() {
  beforeAll(() => {
    Object.assign(window, { ResizeObserver: LayingObserver });
    Object.assign(Element.prototype, { scrollTo, scrollBy });
    // What has none is not shown.
    Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
      configurable: true,
      get(this: HTMLElement) {
        return this.parentElement;
      },
    });
  });
}
