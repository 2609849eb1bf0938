import { useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { around, swipeStep } from '../../rules';

/** A finger on the pictures: where it came down, and how far it went to the right, in CSS pixels. */
interface Swipe {
  from: number;
  far: number;
}

/** Movement below this is a tap. */
const tapPx = 8;

/**
 * Leafing through a card's pictures by arrows, keys and finger; the last is followed by the first. `position` counts
 * on and on, so that the way around the end looks like any other; `index` is the picture there. `leafed` is false
 * until somebody leafs: until then no other picture is worth loading.
 */
export function useLeafing(count: number) {
  const [{ position, leafed, told }, setState] = useState({ position: 0, leafed: false, told: false });
  const swipe = useRef<Swipe | null>(null);
  const track = useRef<HTMLDivElement>(null);

  const prepare = () => setState((state) => (state.leafed ? state : { ...state, leafed: true }));
  const leaf = (by: number) => setState((state) => ({ ...state, position: state.position + by, leafed: true }));
  const drag = (px: number | null) => {
    track.current?.style.setProperty('--drag', `${px ?? 0}px`);
    track.current?.toggleAttribute('data-dragged', px !== null);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // With a modifier they are the browser's: Alt and left is Back.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    leaf(event.key === 'ArrowLeft' ? -1 : 1);
    setState((state) => ({ ...state, told: true }));
  };

  const finger = {
    onPointerDown: ({ pointerType, clientX }: PointerEvent) => {
      swipe.current = null;
      if (pointerType === 'mouse') return;
      swipe.current = { from: clientX, far: 0 };
      prepare();
    },
    onPointerMove: ({ clientX }: PointerEvent) => {
      if (!swipe.current) return;
      swipe.current.far = clientX - swipe.current.from;
      drag(swipe.current.far);
    },
    onPointerUp: ({ currentTarget }: PointerEvent) => {
      if (!swipe.current) return;
      const step = swipeStep(swipe.current.far, currentTarget.clientWidth);
      if (step !== 0) leaf(step);
      drag(null);
    },
    // The page scrolls instead.
    onPointerCancel: () => {
      swipe.current = null;
      drag(null);
    },
    onClick: (event: MouseEvent) => {
      // A swipe ends in a click as well.
      if (swipe.current && Math.abs(swipe.current.far) > tapPx) event.preventDefault();
      swipe.current = null;
    },
  };

  return {
    position,
    index: around(position, count),
    leafed,
    /** Leafed by key: worth telling those who do not see it. */
    told,
    track,
    leaf,
    prepare,
    /** For the card's link. Nothing to leaf through, nothing to listen to. */
    onKeyDown: count > 1 ? onKeyDown : undefined,
    finger: count > 1 ? finger : {},
  };
}

export type Leafing = ReturnType<typeof useLeafing>;
