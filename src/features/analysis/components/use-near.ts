import { useEffect, useRef, type RefObject } from 'react';

/** Calls back when the element comes within a screen of the window, while it is watched. */
export function useNear<E extends HTMLElement>(watching: boolean, onNear: () => void): RefObject<E | null> {
  const place = useRef<E>(null);
  const callback = useRef(onNear);
  useEffect(() => {
    callback.current = onNear;
  });
  useEffect(() => {
    if (!watching || !place.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) callback.current();
      },
      { rootMargin: '600px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [watching]);
  return place;
}
