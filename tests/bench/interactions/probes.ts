import type { Page } from 'playwright';

/** What a page measured since it was last asked. All times in milliseconds. */
export interface Measured {
  /** From input to the next frame, for each interaction as INP counts them. Those under 16 ms aren't reported. */
  interactions: number[];
  /** What the page worked for one frame, where that was more than 50 ms. */
  longFrames: number[];
}

interface Probes {
  interactions: Map<number, number>;
  longFrames: number[];
  backTo: (top: number) => Promise<{ ms: number; off: number }>;
}

/** Makes a page measure itself. Call it before the page is opened. */
export async function installProbes(page: Page): Promise<void> {
  // The compiler adds calls of this helper, which the page doesn’t have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(install);
}

/** Returns what was measured since the last call, once the frames of the last input are painted. */
export async function takeMeasured(page: Page): Promise<Measured> {
  // Chromium reports events some time after the frame.
  await page.waitForTimeout(400);
  return page.evaluate(() => {
    const { probes } = globalThis as unknown as { probes: Probes };
    const taken = { interactions: [...probes.interactions.values()], longFrames: [...probes.longFrames] };
    probes.interactions.clear();
    probes.longFrames.length = 0;
    return taken;
  });
}

/** Goes back. Returns the time until the list is painted where it was, and how many pixels it's off. */
export function goBackTo(page: Page, top: number): Promise<{ ms: number; off: number }> {
  return page.evaluate((to) => (globalThis as unknown as { probes: Probes }).probes.backTo(to), top);
}

/** Runs in the page before its own scripts. */
function install() {
  const probes: Probes = {
    interactions: new Map(),
    longFrames: [],
    backTo: (top) =>
      new Promise((resolve) => {
        const started = performance.now();
        const check = () => {
          const off = Math.abs(window.scrollY - top);
          const isShown = document.querySelector('main article') !== null && off <= 1;
          const ms = performance.now() - started;
          // After the frame that paints it.
          if (isShown || ms > 5000)
            requestAnimationFrame(() => setTimeout(() => resolve({ ms: performance.now() - started, off })));
          else requestAnimationFrame(check);
        };
        window.addEventListener('popstate', () => requestAnimationFrame(check), { once: true });
        history.back();
      }),
  };
  Object.assign(globalThis, { probes });
  const options = { type: 'event', durationThreshold: 16, buffered: true };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      const { interactionId = 0, duration } = entry;
      if (interactionId > 0)
        probes.interactions.set(interactionId, Math.max(duration, probes.interactions.get(interactionId) ?? 0));
    }
  }).observe(options);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) probes.longFrames.push(duration);
  }).observe({ type: 'long-animation-frame' });
}
