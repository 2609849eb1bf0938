import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { WindowVirtualizerHandle } from 'virtua';
import { wasReloadedOrReturnedTo } from '@/shared/ui/scroll-positions';
import { anchorOf, numberInHash, type ThreadRow } from '../../thread';

/**
 * Scrolls to the post that the address names, so that it is drawn, and gives it the focus. One
 * that is not among the rows is asked for. Who comes Back keeps their own position.
 */
export function useLanding(
  list: RefObject<WindowVirtualizerHandle | null>,
  rows: readonly ThreadRow[] | undefined,
  ask: (number: number) => void,
) {
  const { hash, key } = useLocation();
  const arrival = useNavigationType();
  const landed = useRef<string | null>(null);
  useEffect(() => {
    const number = numberInHash(hash);
    if (number === null || rows === undefined || landed.current === key) return;
    const index = rows.findIndex((row) => row.kind === 'post' && row.post.number === number);
    if (index === -1) {
      ask(number);
      return;
    }
    landed.current = key;
    const returns = arrival === NavigationType.Pop && (key !== 'default' || wasReloadedOrReturnedTo());
    if (returns) return;
    list.current?.scrollToIndex(index, { align: 'start', offset: -headerHeight });
    focusSoon(anchorOf(number));
  }, [hash, key, arrival, rows, ask, list]);
}

/** How many frames a post may take to be drawn before the focus is left alone. */
const patience = 60;

/** Gives the focus to a post once it can take it: the list hides what it has not measured. */
function focusSoon(id: string, frames = patience) {
  const place = document.getElementById(id);
  place?.focus({ preventScroll: true });
  if (document.activeElement !== place && frames > 0) requestAnimationFrame(() => focusSoon(id, frames - 1));
}

/** What stands over the page at its top, in CSS pixels. */
const headerHeight = 96;
