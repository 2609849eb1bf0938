import { useLayoutEffect, type RefObject } from 'react';
import { listGap, listPosition, maxListHeight } from './list-position';

/** Whether the browser supports popovers. Without them, a list stays below its field in the normal flow. */
export const hasTopLayer = 'showPopover' in HTMLElement.prototype;

/**
 * Positions a list at its field while `open`. Uses the top layer, so that dialogs and scroll containers don't clip it,
 * opens above the field if there's more room, and avoids the on-screen keyboard. Sets `--list-height`, at most
 * `maxHeight` pixels.
 */
export function useFloatingList(
  open: boolean,
  field: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  maxHeight = maxListHeight,
) {
  useLayoutEffect(() => {
    const [anchor, popover] = [field.current, list.current];
    if (!open || !anchor || !popover || !hasTopLayer) return undefined;
    const place = () => {
      const box = anchor.getBoundingClientRect();
      const viewport = window.visualViewport;
      const top = viewport?.offsetTop ?? 0;
      const { side, maxHeight: height } = listPosition(
        box,
        { top, bottom: top + (viewport?.height ?? window.innerHeight) },
        maxHeight,
      );
      Object.assign(popover.style, {
        position: 'fixed',
        left: `${box.left}px`,
        width: `${box.width}px`,
        top: side === 'below' ? `${box.bottom + listGap}px` : 'auto',
        bottom: side === 'above' ? `${document.documentElement.clientHeight - box.top + listGap}px` : 'auto',
      });
      popover.style.setProperty('--list-height', `${height}px`);
    };
    popover.showPopover();
    place();
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    // In a drawer that was still sliding in.
    window.addEventListener('animationend', place);
    window.visualViewport?.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
      window.removeEventListener('animationend', place);
      window.visualViewport?.removeEventListener('resize', place);
      popover.hidePopover();
    };
  }, [open, field, list, maxHeight]);
}
