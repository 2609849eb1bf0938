import { clsx } from 'clsx';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

/**
 * Lets the wheel scroll the page: it zooms the map only with Ctrl or ⌘, or while the focus is in the map. `onIgnored`
 * is called when the map didn't zoom.
 */
export function useWheelGuard(root: RefObject<HTMLElement | null>, onIgnored: () => void) {
  const ignore = useEffectEvent(onIgnored);
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const guard = (event: WheelEvent) => {
      if (event.ctrlKey || event.metaKey || element.contains(document.activeElement)) return;
      event.stopPropagation();
      // Elements over the map may scroll themselves.
      if (!(event.target instanceof Element && event.target.closest('[data-over-map]'))) ignore();
    };
    element.addEventListener('wheel', guard, { capture: true, passive: true });
    return () => element.removeEventListener('wheel', guard, { capture: true });
  }, [root]);
}

const hintMs = 1600;

/** Whether to explain how the wheel zooms. Turns itself off after a moment. */
export function useWheelHint() {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (!isShown) return undefined;
    const timer = setTimeout(() => setIsShown(false), hintMs);
    return () => clearTimeout(timer);
  }, [isShown]);
  return { isShown, show: () => setIsShown(true) };
}

/** Shown when the wheel scrolled the page instead of zooming. */
export function WheelHint() {
  return (
    <p
      className={clsx(
        'fade pointer-events-none absolute inset-x-0 bottom-1/2 z-10 mx-auto w-fit max-w-[90%]',
        'rounded-control bg-ink px-3.5 py-2 text-sm font-medium text-paper',
      )}
    >
      Click the map, or hold Ctrl, to zoom with the wheel
    </p>
  );
}
