import { useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { swipeStep, wrapIndex } from './carousel';

/** A touch: where it started and how far it has moved to the right, in CSS pixels. */
interface Swipe {
  startX: number;
  distance: number;
}

/** Shorter movements are taps. */
const tapPx = 8;

const atStart = { position: 0, near: false, moved: false, announced: false };

/**
 * Browses a card's pictures by arrows, keys and swipes, in a loop. `position` keeps counting past the ends, so that the
 * transition there looks like any other; `index` is the picture at that position. Other pictures than the first are
 * worth loading only once `moved` is true.
 */
export function useCarousel(count: number) {
  const [{ position, near, moved, announced }, setState] = useState(atStart);
  const swipe = useRef<Swipe | null>(null);
  const track = useRef<HTMLDivElement>(null);

  const approach = () => setState((state) => (state.near ? state : { ...state, near: true }));
  const prepare = () => setState((state) => (state.moved ? state : { ...state, moved: true }));
  const step = (by: number) => setState((state) => ({ ...state, position: state.position + by, moved: true }));
  const drag = (px: number | null) => {
    track.current?.style.setProperty('--drag', `${px ?? 0}px`);
    track.current?.toggleAttribute('data-dragged', px !== null);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // With a modifier the browser handles them: Alt+Left is Back.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    step(event.key === 'ArrowLeft' ? -1 : 1);
    setState((state) => ({ ...state, announced: true }));
  };

  const pointerHandlers = {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') approach();
    },
    onPointerDown: ({ pointerType, clientX }: PointerEvent) => {
      swipe.current = null;
      if (pointerType === 'mouse') return;
      swipe.current = { startX: clientX, distance: 0 };
      prepare();
    },
    onPointerMove: ({ clientX }: PointerEvent) => {
      if (!swipe.current) return;
      swipe.current.distance = clientX - swipe.current.startX;
      drag(swipe.current.distance);
    },
    onPointerUp: ({ currentTarget }: PointerEvent) => {
      if (!swipe.current) return;
      const by = swipeStep(swipe.current.distance, currentTarget.clientWidth);
      if (by !== 0) step(by);
      drag(null);
    },
    // The page scrolls instead.
    onPointerCancel: () => {
      swipe.current = null;
      drag(null);
    },
    onClick: (event: MouseEvent) => {
      // A swipe also ends with a click.
      if (swipe.current && Math.abs(swipe.current.distance) > tapPx) event.preventDefault();
      swipe.current = null;
    },
  };

  return {
    position,
    index: wrapIndex(position, count),
    /** The mouse or the focus has been there, so there are arrows to press. */
    near,
    moved,
    /** Moved by key: announce the picture to screen readers. */
    announced,
    track,
    step,
    prepare,
    /** For the card's link; none when there is only one picture. */
    linkHandlers: count > 1 ? { onKeyDown, onFocus: approach } : {},
    pointerHandlers: count > 1 ? pointerHandlers : {},
  };
}

export type CarouselState = ReturnType<typeof useCarousel>;
