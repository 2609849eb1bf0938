import { useEffect } from 'react';

/** Keeps the height of a phone's keyboard in `--keyboard`, for a screen that fills the window to stand above it. */
export function useKeyboardRoom() {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return undefined;
    const root = document.documentElement;
    const measure = () => {
      // Zoomed in, the reader sees less of the page without any keyboard.
      const covered = seen.scale > 1 ? 0 : Math.max(0, window.innerHeight - seen.height);
      root.style.setProperty('--keyboard', `${Math.round(covered)}px`);
      // The browser has moved the page to show the field, which is in sight by itself now.
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
