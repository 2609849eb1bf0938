const storageKey = 'scroll-positions';
/** How long a returning reader's page may take to grow to its earlier height. */
const patienceMs = 3000;
/**
 * How many frames the position is held once reached: a smooth scroll of the screen before may still be under way, and what is
 * drawn only now may turn out taller or lower than it was taken for.
 */
const framesHeld = 12;

const positions = load();

function load(): Map<string, number> {
  try {
    const entries: unknown = JSON.parse(window.sessionStorage.getItem(storageKey) ?? '[]');
    return new Map(Array.isArray(entries) ? (entries as [string, number][]) : []);
  } catch {
    return new Map();
  }
}

function save() {
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-50)));
  } catch {
    // Full or forbidden storage: a reload then starts at the top.
  }
}

/** Notes how far one history entry is scrolled, for as long as it is shown. Returns a function that stops. */
export function rememberScrollPositions(entry: string): () => void {
  // The browser's own restoring happens before the screen is there, and would be noted under the wrong entry.
  window.history.scrollRestoration = 'manual';
  const note = () => positions.set(entry, window.scrollY);
  // An entry that differs in its query alone begins where the one before stood, and may be left without a scroll.
  if (!positions.has(entry)) note();
  window.addEventListener('scroll', note, { passive: true });
  window.addEventListener('pagehide', save);
  return () => {
    window.removeEventListener('scroll', note);
    window.removeEventListener('pagehide', save);
  };
}

/** Whether this page was reloaded, or come back to from another site. */
export function wasReloadedOrReturnedTo(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && 'type' in navigation && navigation.type !== 'navigate';
}

/**
 * Returns to where the entry was left, waiting for the page to be tall enough again. A scroll or press of the
 * reader's own ends it. At the first load only a reload or a return from another site is restored.
 */
export function restoreScroll(entry: string, firstLoad: boolean): () => void {
  const target = positions.get(entry) ?? 0;
  // A page that was written at build time is read, and scrolled, before this code is there.
  if (firstLoad && (!wasReloadedOrReturnedTo() || window.scrollY > 0)) return () => {};
  const deadline = Date.now() + patienceMs;
  let frame = 0;
  let holding = framesHeld;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const type of interruptions) window.removeEventListener(type, stop);
  };
  const attempt = () => {
    const reachable = document.documentElement.scrollHeight - window.innerHeight;
    const late = Date.now() > deadline;
    if (reachable >= target || late) {
      if (holding === framesHeld || Math.abs(window.scrollY - target) > 1)
        window.scrollTo({ top: target, behavior: 'instant' });
      holding -= 1;
      if (late || holding <= 0) {
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

/** Smoothly, or at once for those who asked for less motion. */
export function scrollToTop() {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' });
}
