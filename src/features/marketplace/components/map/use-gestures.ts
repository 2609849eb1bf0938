import { useEffect, useEffectEvent, type RefObject } from 'react';
import { pannedBy, zoomedAt, type Point } from '../../map/mercator';
import type { Camera } from './camera';

/** Pixels a pointer may tremble before a press becomes a drag. */
const trembling = 4;
/** Milliseconds of the last movement that make the speed of a throw. */
const throwMs = 80;

interface Gestures {
  /** The reader has moved the map. */
  onMoved: () => void;
  /** The wheel turned over a map that is not in use: the page scrolls. */
  onWheelRefused: () => void;
}

/**
 * Drags, throws, pinches, double clicks and the wheel on the built-in map. What lies over it (`data-over-map`) keeps its own.
 * The wheel zooms only with Ctrl or ⌘ held, or once the map has the focus.
 */
export function useGestures(
  root: RefObject<HTMLElement | null>,
  camera: RefObject<Camera | null>,
  { onMoved, onWheelRefused }: Gestures,
) {
  const tellMoved = useEffectEvent(onMoved);
  const tellRefused = useEffectEvent(onWheelRefused);
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const pointers = new Map<number, Point>();
    let start: Point | null = null;
    let dragged = false;
    let trail: (Point & { at: number })[] = [];

    const inside = ({ clientX, clientY }: MouseEvent): Point => {
      const { left, top } = element.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };
    const isOver = ({ target }: Event) => target instanceof Element && target.closest('[data-over-map]') !== null;

    const down = (event: PointerEvent) => {
      if (isOver(event) || (event.pointerType === 'mouse' && event.button !== 0)) return;
      camera.current?.stop();
      pointers.set(event.pointerId, inside(event));
      start = inside(event);
      trail = [];
      if (pointers.size === 1) dragged = false;
    };

    const move = (event: PointerEvent) => {
      const before = pointers.get(event.pointerId);
      const at = camera.current;
      if (!before || !at || !start) return;
      const point = inside(event);
      if (!dragged) {
        if (pointers.size === 1 && Math.hypot(point.x - start.x, point.y - start.y) < trembling) return;
        dragged = true;
        for (const id of pointers.keys()) element.setPointerCapture(id);
      }
      const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
      pointers.set(event.pointerId, point);
      if (other) {
        const middle = { x: (point.x + other.x) / 2, y: (point.y + other.y) / 2 };
        const spread =
          Math.hypot(point.x - other.x, point.y - other.y) /
          Math.max(Math.hypot(before.x - other.x, before.y - other.y), 1);
        const moved = pannedBy(at.view, (point.x - before.x) / 2, (point.y - before.y) / 2);
        at.jumpTo(zoomedAt(moved, at.size, middle, moved.zoom + Math.log2(Math.max(spread, 0.1))));
      } else {
        trail = [...trail.filter((sample) => event.timeStamp - sample.at < throwMs), { ...point, at: event.timeStamp }];
        at.jumpTo(pannedBy(at.view, point.x - before.x, point.y - before.y));
      }
      tellMoved();
    };

    const up = (event: PointerEvent) => {
      if (!pointers.delete(event.pointerId) || pointers.size > 0 || !dragged) return;
      const first = trail.find((sample) => event.timeStamp - sample.at < throwMs);
      const last = trail.at(-1);
      if (!first || !last || last.at - first.at < 8) return;
      const passed = last.at - first.at;
      camera.current?.release({ x: (last.x - first.x) / passed, y: (last.y - first.y) / passed });
    };

    // A drag that began on a mark does not press it.
    const click = (event: MouseEvent) => {
      if (!dragged || isOver(event)) return;
      dragged = false;
      event.preventDefault();
      event.stopPropagation();
    };

    const doubleClick = (event: MouseEvent) => {
      const at = camera.current;
      if (!at || isOver(event) || (event.target instanceof Element && event.target.closest('button'))) return;
      at.glideTo(zoomedAt(at.target, at.size, inside(event), at.target.zoom + (event.shiftKey ? -1 : 1)));
      tellMoved();
    };

    const wheel = (event: WheelEvent) => {
      const at = camera.current;
      // What lies over the map may scroll itself.
      if (!at || (isOver(event) && !event.ctrlKey)) return;
      if (!event.ctrlKey && !event.metaKey && !element.contains(document.activeElement)) {
        tellRefused();
        return;
      }
      event.preventDefault();
      const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1);
      // A pinch on a touchpad arrives as small steps with Ctrl.
      const turn = event.ctrlKey && Math.abs(pixels) < 50 ? pixels * 0.01 : pixels * 0.0022;
      at.jumpTo(zoomedAt(at.view, at.size, inside(event), at.view.zoom - Math.min(Math.max(turn, -1), 1)));
      tellMoved();
    };

    const ending = new AbortController();
    const { signal } = ending;
    element.addEventListener('pointerdown', down, { signal });
    element.addEventListener('pointermove', move, { signal });
    element.addEventListener('pointerup', up, { signal });
    element.addEventListener('pointercancel', up, { signal });
    element.addEventListener('click', click, { signal, capture: true });
    element.addEventListener('dblclick', doubleClick, { signal });
    element.addEventListener('wheel', wheel, { signal, passive: false });
    return () => ending.abort();
  }, [root, camera]);
}
