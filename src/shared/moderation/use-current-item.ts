import { useState } from 'react';

/**
 * The item of a list that is shown: the first one until another is opened. It stays the same while the list is
 * refetched, and once it's gone, the one that took its place follows. Undefined for an empty list.
 */
export function useCurrentItem<Item extends { id: string }>(items: readonly Item[]) {
  const [pinned, setPinned] = useState<{ id: string; index: number } | null>(null);
  const found = items.findIndex(({ id }) => id === pinned?.id);
  const index = found >= 0 ? found : Math.min(pinned?.index ?? 0, items.length - 1);
  const current = items[index];
  if (current && (current.id !== pinned?.id || index !== pinned.index)) setPinned({ id: current.id, index });
  return {
    current,
    index,
    open: (id: string) => setPinned({ id, index: items.findIndex((item) => item.id === id) }),
  };
}
