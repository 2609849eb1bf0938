import { useEffect, useEffectEvent, useState, type PointerEvent as ReactPointerEvent } from 'react';

/** How far the mouse may stray within a click, in pixels. */
const slack = 6;

interface Grasp {
  id: string;
  x: number;
  y: number;
}

/** The picture under a point of the window; null for none. */
function pictureAt(x: number, y: number): string | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-picture]')?.dataset.picture ?? null;
}

/**
 * Pictures brought into order by dragging: the one that is held takes the place of the one it is held over, at once. Fingers use
 * the grip, so that everything else still scrolls.
 */
export function usePictureDrag(order: readonly string[], onMove: (from: number, to: number) => void) {
  const [grasp, setGrasp] = useState<Grasp | null>(null);
  const [held, setHeld] = useState<string | null>(null);

  const drag = useEffectEvent(({ id, x, y }: Grasp, event: PointerEvent) => {
    if (held === null && Math.hypot(event.clientX - x, event.clientY - y) < slack) return;
    setHeld(id);
    const over = pictureAt(event.clientX, event.clientY);
    if (over !== null && over !== id) onMove(order.indexOf(id), order.indexOf(over));
  });

  useEffect(() => {
    if (!grasp) return undefined;
    const move = (event: PointerEvent) => drag(grasp, event);
    const end = () => {
      setGrasp(null);
      setHeld(null);
    };
    // On the window: the picture itself moves in the document, which ends a capture of the pointer.
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
    return () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
  }, [grasp]);

  /** Handlers of what a picture is held by. */
  const handle = (id: string) => ({
    onPointerDown: (event: ReactPointerEvent) => {
      if (event.button === 0 && event.isPrimary) setGrasp({ id, x: event.clientX, y: event.clientY });
    },
  });

  return { held, handle };
}
