import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** For each entry of the history, the link in it that was followed last. */
const followed = new Map<string, string>();

/**
 * Gives the focus back to the link that was opened, as a listing's or a member's, when its reader comes Back to the list.
 * Belongs to the element around the list. Without such a link, or where it is no longer shown, the focus is left to the
 * screen's heading.
 */
export function useOpenedLink(): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const arrival = useNavigationType();

  useEffect(() => {
    const element = list.current;
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link) followed.set(key, link.pathname);
    };
    element?.addEventListener('click', follow, { capture: true });
    return () => element?.removeEventListener('click', follow, { capture: true });
  }, [key]);

  const arrivedBack = useRef(arrival === NavigationType.Pop);
  useEffect(() => {
    if (!arrivedBack.current) return;
    arrivedBack.current = false;
    const path = followed.get(key);
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    // A card's picture leads there as well, but only its title is in the order of Tab.
    links.find((link) => link.pathname === path && link.tabIndex >= 0)?.focus({ preventScroll: true });
  }, [key]);

  return list;
}
