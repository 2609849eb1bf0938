import { useCallback, useEffect, useRef, type RefObject } from 'react';

/**
 * Returns a function that moves the focus to the `h2` in `card`, or to the page's heading without a card, once `shown`,
 * which says what is on the page, changes.
 */
export function useHeadingFocus(card: RefObject<HTMLElement | null>, shown: string): () => void {
  const wanted = useRef(false);
  const last = useRef(shown);
  useEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    if (wanted.current) focusHeading(card.current);
    wanted.current = false;
  }, [card, shown]);
  return useCallback(() => {
    wanted.current = true;
  }, []);
}

function focusHeading(card: HTMLElement | null): void {
  const heading = card?.querySelector<HTMLElement>('h2') ?? document.querySelector<HTMLElement>('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus();
}
