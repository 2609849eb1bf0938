import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { WindowVirtualizerHandle } from 'virtua';
import { wasReloadedOrReturnedTo } from '@/shared/ui/scroll-positions';
import { numberInHash, type ThreadRow } from '../../thread';

/**
 * Scrolls to the post that the address names, so that it is drawn; the focus comes to it as to every place of an address. One
 * that is not among the rows is asked for. Who comes Back keeps their own position.
 */
export function useLanding(list: RefObject<WindowVirtualizerHandle | null>, rows: readonly ThreadRow[] | undefined, ask: (number: number) => void) {
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
    if (!returns) list.current?.scrollToIndex(index, { align: 'start', offset: -headerHeight });
  }, [hash, key, arrival, rows, ask, list]);
}

/** What stands over the page at its top, in CSS pixels. */
const headerHeight = 96;
