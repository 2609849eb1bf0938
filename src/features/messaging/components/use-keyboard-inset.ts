import { useEffect } from 'react';

/** Sets the CSS variable `--keyboard` to the height of the on-screen keyboard, so that screens can stay above it. */
export function useKeyboardInset() {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return undefined;
    const root = document.documentElement;
    const measure = () => {
      // Pinch zoom also shrinks the visual viewport.
      const covered = seen.scale > 1 ? 0 : Math.max(0, window.innerHeight - seen.height);
      root.style.setProperty('--keyboard', `${Math.round(covered)}px`);
      // Undo the browser's scrolling to the field, which is already visible.
      if (covered > 0) window.scrollTo({ top: 0, behavior: 'instant' });
    };
    measure();
    seen.addEventListener('resize', measure);
    return () => {
      seen.removeEventListener('resize', measure);
      root.style.removeProperty('--keyboard');
    };
  }, []);
}
