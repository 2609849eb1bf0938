import { useEffect, useState } from 'react';

/** Pixels from the top within which the header always stays. */
const threshold = 100;

/**
 * True while a header that makes room for what is read should be out of sight: after scrolling down past 100 px, until
 * the reader scrolls up again. Always false while not `active`.
 */
export function useHeaderAway(active: boolean): boolean {
  const [away, setAway] = useState(false);
  useEffect(() => {
    if (!active) return undefined;
    let last = window.scrollY;
    const follow = () => {
      const now = Math.max(0, window.scrollY);
      // Some browsers tremble by a pixel at rest.
      if (Math.abs(now - last) > 2 || now <= threshold) setAway(now > threshold && now > last);
      last = now;
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => {
      window.removeEventListener('scroll', follow);
      setAway(false);
    };
  }, [active]);
  return active && away;
}

/** For the header: out of sight when `away`, unless the focus is in it. */
export function headerAwayClass(away: boolean): string {
  return `transition-transform duration-200 ${away ? '-translate-y-full focus-within:translate-y-0' : ''}`;
}
