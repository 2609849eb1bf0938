import { useEffect, useState } from 'react';

/** The header always shows within this distance from the top, in CSS pixels. */
const threshold = 100;

/** True after scrolling down past 100 px, until the user scrolls up. Always false while not `active`. */
export function useHideOnScroll(active: boolean): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    if (!active) return undefined;
    let last = window.scrollY;
    const follow = () => {
      const now = Math.max(0, window.scrollY);
      // Some browsers jitter by a pixel at rest.
      if (Math.abs(now - last) > 2 || now <= threshold) setHidden(now > threshold && now > last);
      last = now;
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => {
      window.removeEventListener('scroll', follow);
      setHidden(false);
    };
  }, [active]);
  return active && hidden;
}

/** Classes that hide the header, unless it has the focus. */
export function hiddenHeaderClass(hidden: boolean): string {
  return `transition-transform duration-200 ${hidden ? '-translate-y-full focus-within:translate-y-0' : ''}`;
}
