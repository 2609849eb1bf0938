import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { brand } from '@/shared/config/brand';
import { focusHeading } from './focus-heading';
import { goToAnchor } from './go-to-anchor';
import { rememberScrollPositions, restoreScroll, scrollToTop, wasReloadedOrReturnedTo } from './scroll-positions';

/** Names the browser tab: 'Title · Brand', or the brand alone without a title. */
export function usePageTitle(title: string | null | undefined) {
  useEffect(() => {
    document.title = title ? `${title} · ${brand.name}` : brand.name;
  }, [title]);
}

/**
 * On every new path: scrolls to the top and moves the focus to the screen's h1. Back and Forward return to the
 * earlier position instead. An address with a hash leads to that place of the screen. A change of the query alone does nothing.
 * Mount it once inside the router.
 */
export function RouteEffects() {
  const { pathname, hash, key } = useLocation();
  const navigationType = useNavigationType();
  const initialPath = useRef(pathname);
  const hasNavigated = useRef(false);
  const entry = `${key}:${pathname}`;

  // With the change on the screen, not after it: the next screen may be a short one at first, which scrolls the window, and that
  // is no position of the screen before.
  useLayoutEffect(() => rememberScrollPositions(entry), [entry]);

  useEffect(() => {
    if (pathname !== initialPath.current) hasNavigated.current = true;
    const firstLoad = !hasNavigated.current;

    let stopRestoring: (() => void) | undefined;
    if (navigationType === NavigationType.Pop) stopRestoring = restoreScroll(entry, firstLoad);
    else if (!hash) scrollToTop();
    // At the first load the focus belongs to the document.
    const isFocusElsewhere = firstLoad || (hash !== '' && navigationType !== NavigationType.Pop);
    const stopFocusing = isFocusElsewhere ? undefined : focusHeading();
    return () => {
      stopRestoring?.();
      stopFocusing?.();
    };
    // Only a new path counts; the rest is read at that moment.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname]);

  useEffect(() => {
    const returns = navigationType === NavigationType.Pop && (key !== 'default' || wasReloadedOrReturnedTo());
    return hash && !returns ? goToAnchor(hash.slice(1)) : undefined;
    // Each way to the place counts, also to the one the address names already.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);

  return null;
}
