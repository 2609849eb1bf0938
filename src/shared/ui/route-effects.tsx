import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { brand } from '@/shared/config/brand';
import { focusHeading } from './focus-heading';
import { rememberScrollPositions, restoreScroll, scrollToTop } from './scroll-positions';

/** Names the browser tab: 'Title · Brand', or the brand alone without a title. */
export function usePageTitle(title: string | null | undefined) {
  useEffect(() => {
    document.title = title ? `${title} · ${brand.name}` : brand.name;
  }, [title]);
}

/**
 * On every new path: scrolls to the top and moves the focus to the screen's h1. Back and Forward return to the
 * earlier position instead. A change of the query alone does nothing. Mount it once inside the router.
 */
export function RouteEffects() {
  const { pathname, hash, key } = useLocation();
  const navigationType = useNavigationType();
  const shownPath = useRef<string | null>(null);
  const entry = `${key}:${pathname}`;

  useEffect(() => rememberScrollPositions(entry), [entry]);

  useEffect(() => {
    const first = shownPath.current === null;
    const changed = shownPath.current !== pathname;
    shownPath.current = pathname;
    if (!changed) return undefined;

    const returning = navigationType === NavigationType.Pop;
    let stopRestoring: (() => void) | undefined;
    if (returning) stopRestoring = restoreScroll(entry, first);
    else if (!hash) scrollToTop();
    // At the first load the focus belongs to the document.
    const stopFocusing = first ? undefined : focusHeading();
    return () => {
      stopRestoring?.();
      stopFocusing?.();
    };
    // Only a new path counts; the rest is read at that moment.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname]);

  return null;
}
