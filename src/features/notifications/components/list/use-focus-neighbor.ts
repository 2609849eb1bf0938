import { useLayoutEffect, useRef } from 'react';

const menusIn = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('[data-row-menu]') ?? [])];

/**
 * Moves the focus when a row leaves the list through its own menu: to the next row's menu, the last one's, or the list.
 * Call `onRemoving` with the row's id before it goes.
 */
export function useFocusNeighbor(length: number | undefined) {
  const container = useRef<HTMLDivElement>(null);
  const removing = useRef<{ index: number; length: number | undefined } | null>(null);
  useLayoutEffect(() => {
    if (removing.current === null || removing.current.length === length) return;
    const left = menusIn(container.current);
    (left[Math.min(removing.current.index, left.length - 1)] ?? container.current)?.focus();
    removing.current = null;
  });
  const onRemoving = (id: string) => {
    removing.current = { index: menusIn(container.current).findIndex((menu) => menu.dataset.rowMenu === id), length };
  };
  return { container, onRemoving };
}
