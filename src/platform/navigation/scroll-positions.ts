import { tabStore } from '@/platform/storage/browser-storage';

const storageKey = 'scroll-positions';
/** How long to wait until the page is tall enough to restore the position. */
const timeoutMs = 3000;
/**
 * How many frames to hold the position once reached, because a smooth scroll of the previous screen may still be
 * running and late content may change the height.
 */
const holdFrames = 12;

const positions = load();

function load(): Map<string, number> {
  try {
    const entries: unknown = JSON.parse(tabStore.read(storageKey) ?? '[]');
    return new Map(Array.isArray(entries) ? (entries as [string, number][]) : []);
  } catch {
    return new Map();
  }
}

function save() {
  // Where storage is full or disabled, a reload starts at the top.
  tabStore.write(storageKey, JSON.stringify([...positions].slice(-50)));
}

/** Records the scroll position of a history entry. Returns a function that stops. */
export function rememberScrollPositions(entry: string): () => void {
  // The browser restores positions before the screen is rendered, which would be recorded for the wrong entry.
  window.history.scrollRestoration = 'manual';
  const record = () => positions.set(entry, window.scrollY);
  // An entry with only a new query keeps the current position, and may never fire a scroll event. In the next frame:
  // asked now, the browser would lay out the whole page an additional time.
  const frame = requestAnimationFrame(() => {
    if (!positions.has(entry)) record();
  });
  window.addEventListener('scroll', record, { passive: true });
  window.addEventListener('pagehide', save);
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', record);
    window.removeEventListener('pagehide', save);
  };
}

/** Whether the page was reloaded, or returned to from another site. */
export function wasReloadedOrReturnedTo(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && 'type' in navigation && navigation.type !== 'navigate';
}

/**
 * Restores an entry's scroll position once the page is tall enough. User input cancels it. On the first load, restores
 * only after a reload or a return from another site. Returns a function that cancels.
 */
export function restoreScroll(entry: string, firstLoad: boolean): () => void {
  const target = positions.get(entry) ?? 0;
  // The user may have scrolled a prerendered page before this code ran.
  if (firstLoad && (!wasReloadedOrReturnedTo() || window.scrollY > 0)) return () => {};
  const deadline = Date.now() + timeoutMs;
  let frame = 0;
  let remaining = holdFrames;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const type of interruptions) window.removeEventListener(type, stop);
  };
  const attempt = () => {
    const reachable = document.documentElement.scrollHeight - window.innerHeight;
    const isLate = Date.now() > deadline;
    if (reachable >= target || isLate) {
      if (remaining === holdFrames || Math.abs(window.scrollY - target) > 1)
        window.scrollTo({ top: target, behavior: 'instant' });
      remaining -= 1;
      if (isLate || remaining <= 0) {
        stop();
        return;
      }
    }
    frame = requestAnimationFrame(attempt);
  };
  const interruptions = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
  for (const type of interruptions) window.addEventListener(type, stop, { passive: true });
  attempt();
  return stop;
}

/** Scrolls smoothly, or instantly if the user prefers reduced motion. */
export function scrollToTop() {
  const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: reducedMotion ? 'instant' : 'smooth' });
}
