import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { WindowVirtualizer, type CacheSnapshot, type WindowVirtualizerHandle } from 'virtua';

interface VirtualRowsProps<Item> {
  items: readonly Item[];
  /** Identifies the list on its screen. */
  place: string;
  /** The estimated item height in CSS pixels. */
  estimate: number;
  children: (item: Item) => ReactNode;
}

/** Measured item heights per history entry, so that Back restores the page's height and scroll position. */
const measured = new Map<string, CacheSnapshot>();

/** A virtualized list that scrolls with the window. */
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
