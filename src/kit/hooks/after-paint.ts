import { useDeferredValue, useState } from 'react';

/** Prerendered, a page is whole, and so is its hydration. */
const isPrerendered = () => typeof document === 'undefined' || 'hydrating' in document.documentElement.dataset;

/** Whether the app still shows what a screen looked like on the last visit, of which nothing may go missing. */
const isKept = () => typeof document !== 'undefined' && document.querySelector('[data-kept-screen]') !== null;

/** False at first, and true once that is painted: for what comes below the first screen. */
export function useAfterPaint(): boolean {
  const [isWhole] = useState(() => isPrerendered() || isKept());
  return useDeferredValue(true, isWhole);
}

/** How many items of a list to draw: at first as many as fill the screen, all of them once those are painted. */
export function useFirstItems(count: number, fillsScreen: number): number {
  const [isWhole] = useState(isPrerendered);
  return useDeferredValue(count, isWhole ? count : Math.min(fillsScreen, count));
}
