import { useLayoutEffect, useRef, useState } from 'react';
import type { VirtualizerHandle } from 'virtua';
import type { Row } from '../../thread';
import type { Older } from './use-thread';

/** The distance from the end that still counts as the end, in CSS pixels. */
const endDistance = 48;

/** The distance from the top at which older messages are loaded, in CSS pixels. */
const topDistance = 800;

/**
 * Scrolls a conversation from its end. New messages keep it at the end if it was there, and the viewer's own always do.
 * Older messages loaded above don't move the scroll position.
 */
export function useMessageScroll(rows: readonly Row[], older: Older) {
  const list = useRef<VirtualizerHandle>(null);
  const stickToEnd = useRef(true);
  const [atEnd, setAtEnd] = useState(true);
  /** The last row when the viewer scrolled away from the end. */
  const [leftAt, setLeftAt] = useState<string | null>(null);
  const last = rows.at(-1);
  const shift = useShift(rows);

  const toEnd = () => {
    stickToEnd.current = true;
    list.current?.scrollToIndex(rows.length - 1, { align: 'end' });
  };
  const readOlder = () => {
    const handle = list.current;
    if (!handle || !older || older.busy || older.failed) return;
    // Load on scroll, or right away if the messages don't fill the viewport.
    const loadsOlder = stickToEnd.current
      ? handle.scrollSize <= handle.viewportSize
      : handle.scrollOffset < topDistance;
    if (loadsOlder && handle.viewportSize > 0) older.read();
  };
  const place = () => {
    if (stickToEnd.current) toEnd();
    readOlder();
  };

  const lastKey = last?.key;
  const ownLast = last?.message.own && last.message.state === 'sending';
  useLayoutEffect(() => {
    if (ownLast) stickToEnd.current = true;
    place();
    // Run for every new row, not for every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [rows.length, lastKey, ownLast]);

  return {
    list,
    shift,
    atEnd,
    /** True if messages arrived while the viewer was scrolled up. */
    newBelow: !atEnd && leftAt !== null && lastKey !== leftAt && !last?.message.own,
    toEnd,
    onScroll: () => {
      const handle = list.current;
      // The end is unknown until the list is measured.
      if (!handle || handle.viewportSize === 0) return;
      const end = handle.scrollOffset >= handle.scrollSize - handle.viewportSize - endDistance;
      stickToEnd.current = end;
      if (end !== atEnd) {
        setAtEnd(end);
        setLeftAt(end ? null : (lastKey ?? null));
      }
      readOlder();
    },
    /** Called when the viewport or a row's measured height changes. */
    onResize: place,
  };
}

/** True if the latest rows were prepended, so the virtual list must keep its distance from the end. */
function useShift(rows: readonly Row[]): boolean {
  const [known, setKnown] = useState({ rows, shift: false });
  if (known.rows === rows) return known.shift;
  const before = known.rows;
  const shift = before.length > 0 && rows.length > before.length && rows.at(-1)?.key === before.at(-1)?.key;
  setKnown({ rows, shift });
  return shift;
}
