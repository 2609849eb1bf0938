import { useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus to the list's heading when the focused button disappears: `focusHeading` immediately, `focusWithout`
 * as soon as the list's length changes.
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
