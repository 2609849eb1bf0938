import { useEffect, useEffectEvent, useState, type PointerEvent as ReactPointerEvent } from 'react';

/** Pixels a pointer can move before a press becomes a drag. */
const dragThreshold = 6;

interface Press {
  id: string;
  x: number;
  y: number;
}

/** The id of the picture at a point of the viewport; null for none. */
function pictureAt(x: number, y: number): string | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-picture]')?.dataset.picture ?? null;
}

/**
 * Reorders pictures by dragging: the dragged one immediately takes the position of the one under the pointer. Touch
 * uses the grip, so that the rest of the tile still scrolls.
 */
export function usePictureDrag(order: readonly string[], onMove: (from: number, to: number) => void) {
  const [press, setPress] = useState<Press | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);

  const drag = useEffectEvent(({ id, x, y }: Press, event: PointerEvent) => {
    if (dragged === null && Math.hypot(event.clientX - x, event.clientY - y) < dragThreshold) return;
    setDragged(id);
    const over = pictureAt(event.clientX, event.clientY);
    if (over !== null && over !== id) onMove(order.indexOf(id), order.indexOf(over));
  });

  useEffect(() => {
    if (!press) return undefined;
    const move = (event: PointerEvent) => drag(press, event);
    const end = () => {
      setPress(null);
      setDragged(null);
    };
    // Listen on the window: reordering moves the element in the document, which ends pointer capture.
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
    return () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
  }, [press]);

  /** Event handlers of a picture's drag handle. */
  const handle = (id: string) => ({
    onPointerDown: (event: ReactPointerEvent) => {
      if (event.button === 0 && event.isPrimary) setPress({ id, x: event.clientX, y: event.clientY });
    },
  });

  return { dragged, handle };
}
