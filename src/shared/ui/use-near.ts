import { useEffect, useRef, useState, type RefObject } from 'react';
import { useHasMoved } from '@/shared/lib/use-has-moved';

/**
 * Whether the reader has come near a part of a long screen, in CSS pixels from the window's edge: what it shows is asked for then, and
 * stays. Whoever has not moved yet is near what is in view alone. `from`: whether it counts as near from the start.
 */
export function useNear<E extends Element>(reach = 200, from = false): { place: RefObject<E | null>; near: boolean } {
  const [near, setNear] = useState(from);
  const place = useRef<E>(null);
  const hasMoved = useHasMoved();
  const margin = hasMoved ? reach : 0;
  useEffect(() => {
    if (near || !place.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: `${margin}px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [near, margin]);
  return { place, near };
}
