import { useEffect, useRef, useState, type RefObject } from 'react';

/** How near the window's edge it must come, in CSS pixels. */
const reach = 200;

/** Whether the reader has come near a part of a long screen: what it shows is asked for then, and stays. */
export function useNear<E extends Element>(): { place: RefObject<E | null>; near: boolean } {
  const [near, setNear] = useState(false);
  const place = useRef<E>(null);
  useEffect(() => {
    if (near || !place.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setNear(true);
    }, { rootMargin: `${reach}px` });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [near]);
  return { place, near };
}
