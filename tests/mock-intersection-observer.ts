import { vi } from 'vitest';

class VisibleIntersectionObserver {
  constructor(readonly report: IntersectionObserverCallback) {}
  observe(target: Element) {
    const entry = { isIntersecting: true, target } as unknown as IntersectionObserverEntry;
    this.report([entry], this as unknown as IntersectionObserver);
  }
  unobserve() {}
  disconnect() {}
}

/** Reports every observed element as visible until `vi.unstubAllGlobals`. */
export function mockIntersectionObserver() {
  vi.stubGlobal('IntersectionObserver', VisibleIntersectionObserver);
}
