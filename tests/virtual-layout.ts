import { act, fireEvent } from '@testing-library/react';
import { afterAll, beforeAll } from 'vitest';

/** A virtual list positions its rows absolutely. */
const isRow = (element: Element) => element instanceof HTMLElement && element.style.position === 'absolute';

/** In CSS pixels. */
interface Heights {
  window: number;
  row: number;
}

function observerOf(heights: Heights) {
  return class LayingObserver {
    readonly tell: ResizeObserverCallback;
    constructor(tell: ResizeObserverCallback) {
      this.tell = tell;
    }
    observe(target: Element) {
      const height = isRow(target) ? heights.row : heights.window;
      const entry = { target, contentRect: { width: 400, height } } as unknown as ResizeObserverEntry;
      const tell = () => this.tell([entry], this);
      queueMicrotask(() => {
        if (!target.isConnected) return;
        if (Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT')) act(tell);
        else tell();
      });
    }
    unobserve() {}
    disconnect() {}
  };
}

/** Scrolls immediately and fires the event, like a browser. */
function scrollTo(this: Element, options?: ScrollToOptions | number) {
  this.scrollTop = Math.max(0, typeof options === 'object' ? (options.top ?? 0) : 0);
  queueMicrotask(() => fireEvent.scroll(this));
}
function scrollBy(this: Element, options?: ScrollToOptions | number) {
  scrollTo.call(this, { top: this.scrollTop + (typeof options === 'object' ? (options.top ?? 0) : 0) });
}

/**
 * Gives every element a size in all tests of a file, because jsdom has no layout. Virtual lists then render the rows
 * that fit a viewport with that height.
 */
export function layOutVirtualLists(heights: Heights) {
  const offsetParent = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'offsetParent');
  afterAll(() => {
    for (const name of ['scrollTo', 'scrollBy']) Reflect.deleteProperty(Element.prototype, name);
    Reflect.deleteProperty(document, 'scrollingElement');
    Reflect.deleteProperty(document.documentElement, 'clientHeight');
    if (offsetParent) Object.defineProperty(HTMLElement.prototype, 'offsetParent', offsetParent);
  });
  beforeAll(() => {
    Object.assign(window, { ResizeObserver: observerOf(heights) });
    Object.defineProperty(document, 'scrollingElement', { value: document.documentElement, configurable: true });
    Object.defineProperty(document.documentElement, 'clientHeight', { value: heights.window, configurable: true });
    Object.assign(Element.prototype, { scrollTo, scrollBy });
    // Elements without it count as hidden.
    Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
      configurable: true,
      get(this: HTMLElement) {
        return this.parentElement;
      },
    });
  });
}
