import { useLayoutEffect, useRef } from 'react';

/**
 * Where the focus goes from a button that goes with what it does: to the list's heading, at once, or as soon as an item has left the
 * list of this length.
 */
export function useListFocus(length: number | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef<number | undefined>(undefined);
  const focusHeading = () => heading.current?.focus({ preventScroll: true });
  useLayoutEffect(() => {
    if (before.current === undefined || before.current === length) return;
    before.current = undefined;
    focusHeading();
  });
  const focusWithout = () => {
    before.current = length;
  };
  return { heading, focusHeading, focusWithout };
}
