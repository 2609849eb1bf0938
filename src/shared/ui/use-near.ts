import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * Whether the reader has come near a part of a long screen, in CSS pixels from the window's edge: what it shows is asked for then, and
 * stays. `from`: whether it counts as near from the start.
 */
export function useNear<E extends Element>(reach = 200, from = false): { place: RefObject<E | null>; near: boolean } {
  const [near, setNear] = useState(from);
  const place = useRef<E>(null);
  useEffect(() => {
    if (near || !place.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: `${reach}px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [near, reach]);
  return { place, near };
}
