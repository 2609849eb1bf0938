import { useEffect, useRef, useState, type RefObject } from 'react';
import { useUserInteracted } from './use-user-interacted';

/**
 * Returns `inView: true` once the element comes within `marginPx` CSS pixels of the viewport, and keeps it true. Used
 * to delay loading on long screens. Until the user first interacts, only elements actually in the viewport count.
 * `initial` is the value before that.
 */
export function useInView<E extends Element>(
  marginPx = 200,
  initial = false,
): { ref: RefObject<E | null>; inView: boolean } {
  const [inView, setInView] = useState(initial);
  const ref = useRef<E>(null);
  const interacted = useUserInteracted();
  const margin = interacted ? marginPx : 0;
  useEffect(() => {
    if (inView || !ref.current) return undefined;
    const observer = new IntersectionObserver(
      // On a busy page, several changes arrive together.
      (changes) => {
        if (changes.some(({ isIntersecting }) => isIntersecting)) setInView(true);
      },
      { rootMargin: `${margin}px` },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [inView, margin]);
  return { ref, inView };
}
