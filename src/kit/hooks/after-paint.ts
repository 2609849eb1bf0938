import { useDeferredValue, useState } from 'react';

/** Prerendered, a page is whole, and so is its hydration. */
const isPrerendered = () => typeof document === 'undefined' || 'hydrating' in document.documentElement.dataset;

/** Whether the app still shows what a screen looked like on the last visit, of which nothing may go missing. */
const isSnapshotShown = () => typeof document !== 'undefined' && document.querySelector('[data-snapshot]') !== null;

/** False at first, and true once that is painted: for what comes below the first screen. */
export function useAfterPaint(): boolean {
  const [isWhole] = useState(() => isPrerendered() || isSnapshotShown());
  return useDeferredValue(true, isWhole);
}
