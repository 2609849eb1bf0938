import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { brand } from '@/domain/site/brand';
import { focusHeading } from './focus-heading';
import { scrollToAnchor } from './scroll-to-anchor';
import { rememberScrollPositions, restoreScroll, scrollToTop, wasReloadedOrReturnedTo } from './scroll-positions';

/** Sets the document title: 'Title · Brand', or the brand alone without a title. */
export function usePageTitle(title: string | null | undefined) {
  useEffect(() => {
    document.title = title ? `${title} · ${brand.name}` : brand.name;
  }, [title]);
}

/**
 * On every new path, scrolls to the top and focuses the screen's h1. Back and Forward restore the scroll position
 * instead, and a hash scrolls to that element. Ignores changes of the query alone. Mount it once inside the router.
 */
export function RouteEffects() {
  const { pathname, hash, key } = useLocation();
  const navigationType = useNavigationType();
  const initialPath = useRef(pathname);
  const hasNavigated = useRef(false);
  const entry = `${key}:${pathname}`;

  // In a layout effect, because a shorter next screen may scroll the window, which must not be recorded for this one.
  useLayoutEffect(() => rememberScrollPositions(entry), [entry]);

  useEffect(() => {
    if (pathname !== initialPath.current) hasNavigated.current = true;
    const firstLoad = !hasNavigated.current;

    let stopRestoring: (() => void) | undefined;
    if (navigationType === NavigationType.Pop) stopRestoring = restoreScroll(entry, firstLoad);
    else if (!hash) scrollToTop();
    // On the first load the focus stays on the document.
    const isFocusElsewhere = firstLoad || (hash !== '' && navigationType !== NavigationType.Pop);
    const stopFocusing = isFocusElsewhere ? undefined : focusHeading();
    return () => {
      stopRestoring?.();
      stopFocusing?.();
    };
    // Runs for a new path only; the other values are read at that time.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname]);

  useEffect(() => {
    const isReturning = navigationType === NavigationType.Pop && (key !== 'default' || wasReloadedOrReturnedTo());
    return hash && !isReturning ? scrollToAnchor(hash.slice(1)) : undefined;
    // Runs for every navigation, including one to the current hash.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);

  return null;
}
