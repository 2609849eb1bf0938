import { useLayoutEffect, useRef, useState } from 'react';
import type { VirtualizerHandle } from 'virtua';
import type { Row } from '../../thread-rules';
import type { Older } from './use-thread';

/** This near to the end the reader is at the end, in CSS pixels. */
const endReach = 48;

/** This near to the beginning the next page is read. */
const topReach = 800;

/**
 * How a conversation scrolls: from its end; it stays there with every new message if it was there, or if the message is the
 * reader's own; and where older messages come in above, the reader's place stays as it is.
 */
export function useScroll(rows: readonly Row[], older: Older) {
  const list = useRef<VirtualizerHandle>(null);
  const stays = useRef(true);
  const [atEnd, setAtEnd] = useState(true);
  /** The last row when the reader left the end. */
  const [leftAt, setLeftAt] = useState<string | null>(null);
  const last = rows.at(-1);
  const shift = useShift(rows);

  const toEnd = () => {
    stays.current = true;
    list.current?.scrollToIndex(rows.length - 1, { align: 'end' });
  };
  const readOlder = () => {
    const handle = list.current;
    if (!handle || !older || older.busy || older.failed) return;
    // Not before the reader goes there, unless what is known does not fill the window.
    const wanted = stays.current ? handle.scrollSize <= handle.viewportSize : handle.scrollOffset < topReach;
    if (wanted && handle.viewportSize > 0) older.read();
  };
  const place = () => {
    if (stays.current) toEnd();
    readOlder();
  };

  const lastKey = last?.key;
  const ownLast = last?.message.own && last.message.state === 'sending';
  useLayoutEffect(() => {
    if (ownLast) stays.current = true;
    place();
    // With every row that comes, and not with every rendering.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [rows.length, lastKey, ownLast]);

  return {
    list,
    shift,
    atEnd,
    /** Messages came that the reader, further up, has not seen. */
    newBelow: !atEnd && leftAt !== null && lastKey !== leftAt && !last?.message.own,
    toEnd,
    onScroll: () => {
      const handle = list.current;
      // Before it was measured, nothing says where the end is.
      if (!handle || handle.viewportSize === 0) return;
      const end = handle.scrollOffset >= handle.scrollSize - handle.viewportSize - endReach;
      stays.current = end;
      if (end !== atEnd) {
        setAtEnd(end);
        setLeftAt(end ? null : (lastKey ?? null));
      }
      readOlder();
    },
    /** The keyboard of a phone came, the window changed, or rows turned out higher than they were taken for. */
    onResize: place,
  };
}

/** Whether the rows that came last stand before those known: what is scrolled is then kept from the end. */
function useShift(rows: readonly Row[]): boolean {
  const [known, setKnown] = useState({ rows, shift: false });
  if (known.rows === rows) return known.shift;
  const before = known.rows;
  const shift = before.length > 0 && rows.length > before.length && rows.at(-1)?.key === before.at(-1)?.key;
  setKnown({ rows, shift });
  return shift;
}
