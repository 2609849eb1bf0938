import { useLayoutEffect, type RefObject } from 'react';
import { listPlace, tallestList } from './combobox-rules';

const gap = 4;

/** Whether this browser can show elements above everything else. Without it a list stays where it stands, below its field. */
export const hasTopLayer = 'showPopover' in HTMLElement.prototype;

/**
 * Keeps a list beside its field while `open`: in the browser's top layer, so that no dialog or scrolling box cuts it
 * off, above the field where there is more room, and clear of the keyboard on phones. Its height, at most `tallest` pixels, is told as
 * `--list-height`.
 */
export function useFloatingList(
  open: boolean,
  field: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  tallest = tallestList,
) {
  useLayoutEffect(() => {
    const [anchor, popover] = [field.current, list.current];
    if (!open || !anchor || !popover || !hasTopLayer) return undefined;
    const place = () => {
      const box = anchor.getBoundingClientRect();
      const seen = window.visualViewport;
      const top = seen?.offsetTop ?? 0;
      const { side, maxHeight } = listPlace(box, { top, bottom: top + (seen?.height ?? window.innerHeight) }, tallest);
      Object.assign(popover.style, {
        position: 'fixed',
        left: `${box.left}px`,
        width: `${box.width}px`,
        top: side === 'below' ? `${box.bottom + gap}px` : 'auto',
        bottom: side === 'above' ? `${document.documentElement.clientHeight - box.top + gap}px` : 'auto',
      });
      popover.style.setProperty('--list-height', `${maxHeight}px`);
    };
    popover.showPopover();
    place();
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    window.visualViewport?.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
      window.visualViewport?.removeEventListener('resize', place);
      popover.hidePopover();
    };
  }, [open, field, list, tallest]);
}
