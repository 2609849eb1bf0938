import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { WindowVirtualizerHandle } from 'virtua';
import { wasReloadedOrReturnedTo } from '@/platform/navigation/scroll-positions';
import { anchorOf, numberInHash, type ThreadRow } from '../../thread';

/**
 * Scrolls to the post in the URL fragment and focuses it. If the post isn't loaded, `ask` is called with its number.
 * Back and reload keep the previous scroll position instead.
 */
export function useScrollToPost(
  list: RefObject<WindowVirtualizerHandle | null>,
  rows: readonly ThreadRow[] | undefined,
  onMissing: (number: number) => void,
) {
  const { hash, key } = useLocation();
  const navigationType = useNavigationType();
  const scrolledTo = useRef<string | null>(null);
  useEffect(() => {
    const number = numberInHash(hash);
    if (number === null || rows === undefined || scrolledTo.current === key) return;
    const index = rows.findIndex((row) => row.kind === 'post' && row.post.number === number);
    if (index === -1) {
      onMissing(number);
      return;
    }
    scrolledTo.current = key;
    const returns = navigationType === NavigationType.Pop && (key !== 'default' || wasReloadedOrReturnedTo());
    if (returns) return;
    list.current?.scrollToIndex(index, { align: 'start', offset: -headerHeight });
    focusWhenVisible(anchorOf(number));
  }, [hash, key, navigationType, rows, onMissing, list]);
}

/** The number of frames to wait for a post to render before giving up. */
const maxFrames = 60;

/** Focuses a post as soon as it's visible: the list hides rows until they're measured. */
function focusWhenVisible(id: string, frames = maxFrames) {
  const place = document.getElementById(id);
  place?.focus({ preventScroll: true });
  if (document.activeElement !== place && frames > 0) requestAnimationFrame(() => focusWhenVisible(id, frames - 1));
}

/** The height of the sticky header, in CSS pixels. */
const headerHeight = 96;
