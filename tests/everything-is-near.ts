import { vi } from 'vitest';

class EverythingIsNear {
  constructor(readonly report: IntersectionObserverCallback) {}
  observe(target: Element) {
    const entry = { isIntersecting: true, target } as unknown as IntersectionObserverEntry;
    this.report([entry], this as unknown as IntersectionObserver);
  }
  unobserve() {}
  disconnect() {}
}

/** As in a window so high that everything is in sight, until `vi.unstubAllGlobals`. */
export function putEverythingInSight() {
  vi.stubGlobal('IntersectionObserver', EverythingIsNear);
}
