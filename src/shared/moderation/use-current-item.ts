import { useState } from 'react';

interface Pinned<Item> {
  item: Item;
  index: number;
  /** What happens to it next is the member's doing: once it's gone, the next one follows. */
  isLeft: boolean;
}

/**
 * The item of a list that is shown: the first one until another is opened. It stays while the list is refetched, also
 * when it's gone from there (`isGone`): somebody may be writing about it. Only after `leave`, and for those in `left`,
 * the one that took its place follows. Undefined for an empty list.
 */
export function useCurrentItem<Item extends { id: string }>(items: readonly Item[], left: readonly string[]) {
  const [pinned, setPinned] = useState<Pinned<Item> | null>(null);
  const found = items.findIndex(({ id }) => id === pinned?.item.id);
  const isGone = pinned !== null && found < 0 && !pinned.isLeft && !left.includes(pinned.item.id);
  const index = found >= 0 ? found : Math.min(pinned?.index ?? 0, items.length - 1);
  const current = isGone ? pinned.item : items[index];
  if (current && !isGone && (current !== pinned?.item || index !== pinned.index)) {
    setPinned({ item: current, index, isLeft: current.id === pinned?.item.id && pinned.isLeft });
  }
  return {
    current,
    isGone,
    /** The item that is so many places away. One that is gone has the place before that which followed it. */
    neighbor: (step: 1 | -1) => items[isGone ? Math.min(pinned.index, items.length) + Math.min(step, 0) : index + step],
    open: (item: Item) => setPinned({ item, index: items.indexOf(item), isLeft: false }),
    leave: () => setPinned((old) => old && { ...old, isLeft: true }),
  };
}
