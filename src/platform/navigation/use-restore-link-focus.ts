import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Path of the last link followed, by history entry key. */
const followedLinks = new Map<string, string>();

/**
 * Focuses the link that was followed from a list when the user comes back to it. Returns a ref for the element around
 * the list. If the link is gone, the screen's heading keeps the focus.
 */
export function useRestoreLinkFocus(): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const arrival = useNavigationType();

  useEffect(() => {
    const element = list.current;
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link) followedLinks.set(key, link.pathname);
    };
    element?.addEventListener('click', follow, { capture: true });
    return () => element?.removeEventListener('click', follow, { capture: true });
  }, [key]);

  const arrivedBack = useRef(arrival === NavigationType.Pop);
  useEffect(() => {
    if (!arrivedBack.current) return;
    arrivedBack.current = false;
    const path = followedLinks.get(key);
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    // A card's picture has the same link, but only the title is in the tab order.
    links.find((link) => link.pathname === path && link.tabIndex >= 0)?.focus({ preventScroll: true });
  }, [key]);

  return list;
}
