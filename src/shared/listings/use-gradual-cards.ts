import { startTransition, useEffect, useRef, useState, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useFirstItems } from '@/kit/hooks/after-paint';

/** How tall the cards of a list were, and the indexes of those in view, by history entry. */
const left = new Map<string, { heights: readonly number[]; inView: readonly number[] }>();

/** So many cards are drawn at once in any case. */
const fewCards = 24;
/** Cards this far from the window, in pixels, are drawn before they're scrolled to. */
const nearby = 1500;
/** How many are drawn at a time. */
const step = 6;

const isPhone = () => typeof window !== 'undefined' && window.innerWidth < 640;

/** The indexes of the cards within `margin` pixels of the window. */
function cardsWithin(list: Element | null, margin: number): number[] {
  return [...(list?.children ?? [])].flatMap((card, index) => {
    const { top, bottom } = card.getBoundingClientRect();
    return bottom > -margin && top < window.innerHeight + margin ? index : [];
  });
}

interface GradualCards {
  /** For the list's element. */
  list: RefObject<HTMLUListElement | null>;
  /** So many have an element, the others follow. */
  shown: number;
  /** The height in pixels of the place to keep for a card; null if it's drawn. */
  placeOf: (index: number) => number | null;
}

/**
 * Draws the first cards of a list before the others, so that they're seen sooner. A list that the reader comes back to
 * is drawn from where they left it, so that Back takes no longer for many cards than for a few: those in view first,
 * then those near them, and others once they're near. `asCards` is false for a table, whose rows are all drawn.
 */
export function useGradualCards(count: number, asCards: boolean): GradualCards {
  const list = useRef<HTMLUListElement>(null);
  const { key } = useLocation();
  const arrival = useNavigationType();
  const [kept] = useState(() => (asCards && arrival === NavigationType.Pop ? left.get(key) : undefined));
  const [drawn, setDrawn] = useState(() => new Set(kept?.inView));
  const first = useFirstItems(count, asCards && isPhone() ? 3 : 12);
  const isComplete = drawn.size >= (kept?.heights.length ?? 0);

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

  const placeOf = (index: number) => (drawn.has(index) ? null : (kept?.heights[index] ?? null));
  return { list, shown: kept ? count : first, placeOf };
}
