import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { WindowVirtualizer, type CacheSnapshot, type WindowVirtualizerHandle } from 'virtua';

interface VirtualRowsProps<Item> {
  items: readonly Item[];
  /** Names the list among those of one screen. */
  place: string;
  /** About how high an item is, in CSS pixels. */
  estimate: number;
  children: (item: Item) => ReactNode;
}

/** How high the items of a list were found to be, for each entry of the history: coming Back, the page is as high as it was. */
const measured = new Map<string, CacheSnapshot>();

/** A long list that scrolls with the window. Only what is in sight, or nearly, is drawn. */
export function VirtualRows<Item extends { id: string }>({ items, place, estimate, children }: VirtualRowsProps<Item>) {
  const { key } = useLocation();
  const entry = `${key} ${place}`;
  const handle = useRef<WindowVirtualizerHandle>(null);
  const [known] = useState(() => measured.get(entry));
  useLayoutEffect(() => {
    const list = handle.current;
    return () => {
      if (list) measured.set(entry, list.cache);
    };
  }, [entry]);
  return (
    <WindowVirtualizer
      ref={handle}
      as="ul"
      item="li"
      itemSize={estimate}
      bufferSize={600}
      {...(known && { cache: known })}
      data={items}
    >
      {(item) => (
        <div key={item.id} className="pb-4">
          {children(item)}
        </div>
      )}
    </WindowVirtualizer>
  );
}
