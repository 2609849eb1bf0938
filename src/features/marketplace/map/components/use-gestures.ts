import { useEffect, useEffectEvent, type RefObject } from 'react';
import { panBy, type Point } from '../mercator';
import type { Camera } from './camera';

/** Pixels a pointer can move before a press becomes a drag. */
const dragThreshold = 4;
/** Milliseconds of movement that determine the speed of a fling. */
const throwMs = 80;

interface Gestures {
  /** The user moved the map. */
  onMoved: () => void;
  /** The wheel scrolled the page because the map isn't focused. */
  onWheelIgnored: () => void;
}

/** What the listeners of one map share. */
interface MapTarget extends Gestures {
  element: HTMLElement;
  /** Null until the map is set up. */
  getCamera: () => Camera | null;
  /** Removes the listeners. */
  signal: AbortSignal;
}

/**
 * Dragging, flinging, pinching, double clicks and the wheel on the built-in map. Elements over it (`data-over-map`)
 * keep their own events. The wheel zooms only with Ctrl or ⌘, or while the map has focus.
 */
export function useGestures(
  root: RefObject<HTMLElement | null>,
  camera: RefObject<Camera | null>,
  { onMoved, onWheelIgnored }: Gestures,
) {
  const reportMoved = useEffectEvent(onMoved);
  const reportIgnored = useEffectEvent(onWheelIgnored);
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const ending = new AbortController();
    const target: MapTarget = {
      element,
      getCamera: () => camera.current,
      onMoved: () => reportMoved(),
      onWheelIgnored: () => reportIgnored(),
      signal: ending.signal,
    };
    listenForDrags(target);
    listenForDoubleClicks(target);
    listenForWheel(target);
    return () => ending.abort();
  }, [root, camera]);
}

function listenForDrags({ element, getCamera, onMoved, signal }: MapTarget) {
  const pointers = new Map<number, Point>();
  let start: Point | null = null;
  let dragged = false;
  let trail: (Point & { at: number })[] = [];

  const down = (event: PointerEvent) => {
    if (isOverMap(event) || (event.pointerType === 'mouse' && event.button !== 0)) return;
    getCamera()?.stop();
    start = pointIn(element, event);
    pointers.set(event.pointerId, start);
    trail = [];
    if (pointers.size === 1) dragged = false;
  };

  const move = (event: PointerEvent) => {
    const before = pointers.get(event.pointerId);
    const at = getCamera();
    if (!before || !at || !start) return;
    const point = pointIn(element, event);
    if (!dragged) {
      if (pointers.size === 1 && distance(point, start) < dragThreshold) return;
      dragged = true;
      for (const id of pointers.keys()) element.setPointerCapture(id);
    }
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    pointers.set(event.pointerId, point);
    if (other) pinch(at, before, point, other);
    else {
      trail = [...trail.filter((sample) => event.timeStamp - sample.at < throwMs), { ...point, at: event.timeStamp }];
      at.jumpTo(panBy(at.view, point.x - before.x, point.y - before.y));
    }
    onMoved();
  };

  const up = (event: PointerEvent) => {
    if (!pointers.delete(event.pointerId) || pointers.size > 0 || !dragged) return;
    const first = trail.find((sample) => event.timeStamp - sample.at < throwMs);
    const last = trail.at(-1);
    if (!first || !last || last.at - first.at < 8) return;
    const passed = last.at - first.at;
    getCamera()?.release({ x: (last.x - first.x) / passed, y: (last.y - first.y) / passed });
  };

  // A drag that starts on a marker isn't a click.
  const click = (event: MouseEvent) => {
    if (!dragged || isOverMap(event)) return;
    dragged = false;
    event.preventDefault();
    event.stopPropagation();
  };

  element.addEventListener('pointerdown', down, { signal });
  element.addEventListener('pointermove', move, { signal });
  element.addEventListener('pointerup', up, { signal });
  element.addEventListener('pointercancel', up, { signal });
  element.addEventListener('click', click, { signal, capture: true });
}

/** One of two pointers moved from `before` to `point`. */
function pinch(at: Camera, before: Point, point: Point, other: Point) {
  const middle = { x: (point.x + other.x) / 2, y: (point.y + other.y) / 2 };
  const spread = distance(point, other) / Math.max(distance(before, other), 1);
  const moved = panBy(at.view, (point.x - before.x) / 2, (point.y - before.y) / 2);
  at.jumpTo(at.zoomed(moved, middle, moved.zoom + Math.log2(Math.max(spread, 0.1))));
}

function listenForDoubleClicks({ element, getCamera, onMoved, signal }: MapTarget) {
  const doubleClick = (event: MouseEvent) => {
    const at = getCamera();
    if (!at || isOverMap(event) || (event.target instanceof Element && event.target.closest('button'))) return;
    at.glideTo(at.zoomed(at.target, pointIn(element, event), at.target.zoom + (event.shiftKey ? -1 : 1)));
    onMoved();
  };
  element.addEventListener('dblclick', doubleClick, { signal });
}

function listenForWheel({ element, getCamera, onMoved, onWheelIgnored, signal }: MapTarget) {
  const wheel = (event: WheelEvent) => {
    const at = getCamera();
    // Elements over the map may scroll themselves.
    if (!at || (isOverMap(event) && !event.ctrlKey)) return;
    if (!event.ctrlKey && !event.metaKey && !element.contains(document.activeElement)) {
      onWheelIgnored();
      return;
    }
    event.preventDefault();
    const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1);
    // Touchpads report pinches as small wheel steps with Ctrl.
    const turn = event.ctrlKey && Math.abs(pixels) < 50 ? pixels * 0.01 : pixels * 0.0022;
    const zoom = at.view.zoom - Math.min(Math.max(turn, -1), 1);
    at.jumpTo(at.zoomed(at.view, pointIn(element, event), zoom));
    onMoved();
  };
  element.addEventListener('wheel', wheel, { signal, passive: false });
}

function pointIn(element: HTMLElement, { clientX, clientY }: MouseEvent): Point {
  const { left, top } = element.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

/** Whether the event is for an element over the map, such as a button. */
function isOverMap({ target }: Event): boolean {
  return target instanceof Element && target.closest('[data-over-map]') !== null;
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
