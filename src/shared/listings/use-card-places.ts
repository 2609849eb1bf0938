import { startTransition, useEffect, useRef, useState, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** How tall the cards of a list were, and the indexes of those in view, by history entry. */
const left = new Map<string, { heights: readonly number[]; inView: readonly number[] }>();

/** A list of at most this many cards is drawn in one go. */
const fewCards = 24;
/** Cards this far from the window, in pixels, are drawn before they're scrolled to. */
const nearby = 1500;
/** How many are drawn at a time. */
const step = 6;

/** The indexes of the cards within `margin` pixels of the window. */
function cardsWithin(list: Element | null, margin: number): number[] {
  return [...(list?.children ?? [])].flatMap((card, index) => {
    const { top, bottom } = card.getBoundingClientRect();
    return bottom > -margin && top < window.innerHeight + margin ? index : [];
  });
}

interface CardPlaces {
  /** For the list's element. */
  list: RefObject<HTMLUListElement | null>;
  /** The height in pixels of the place to keep for a card; null if it's drawn. */
  placeOf: (index: number) => number | null;
}

/**
 * Draws a list that the reader comes back to from where they left it, so that Back takes no longer for many cards than
 * for a few: those in view first, then those near them, and others once they're near. `asCards` is false for a table,
 * whose rows are all drawn.
 */
export function useCardPlaces(count: number, asCards: boolean): CardPlaces {
  const list = useRef<HTMLUListElement>(null);
  const { key } = useLocation();
  const arrival = useNavigationType();
  const [returned] = useState(() => (asCards && arrival === NavigationType.Pop ? left.get(key) : undefined));
  const [drawn, setDrawn] = useState(() => new Set(returned?.inView));
  const isComplete = drawn.size >= (returned?.heights.length ?? 0);

  useEffect(() => {
    if (isComplete) return undefined;
    const drawNear = () => {
      const missing = cardsWithin(list.current, nearby).filter((index) => !drawn.has(index));
      if (missing.length > 0) startTransition(() => setDrawn(new Set([...drawn, ...missing.slice(0, step)])));
    };
    // Once the scroll position is restored.
    const timer = setTimeout(drawNear);
    window.addEventListener('scroll', drawNear, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', drawNear);
    };
  }, [drawn, isComplete]);

  useEffect(() => {
    if (!asCards || count <= fewCards) return undefined;
    // Before any navigation within the app. The page is laid out, so that measuring costs nothing.
    const note = () => {
      const heights = [...(list.current?.children ?? [])].map((card) => card.getBoundingClientRect().height);
      left.set(key, { heights, inView: cardsWithin(list.current, 0) });
    };
    document.addEventListener('click', note, { capture: true });
    return () => document.removeEventListener('click', note, { capture: true });
  }, [key, count, asCards]);

  const placeOf = (index: number) => (drawn.has(index) ? null : (returned?.heights[index] ?? null));
  return { list, placeOf };
}
