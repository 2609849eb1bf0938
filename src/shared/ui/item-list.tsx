import type { ReactNode } from 'react';

interface ItemListProps {
  title: string;
  items: readonly string[];
  /** Stands beside the title. */
  note?: ReactNode;
}

/** A titled row of short items. Belongs into a `dl`. */
export function ItemList({ title, items, note }: ItemListProps) {
  return (
    <div>
      <dt className="flex flex-wrap items-center gap-2.5 text-sm font-medium text-muted">
        {title}
        {note}
      </dt>
      <dd className="mt-2">
        <ul className="flex flex-wrap gap-2">
          {items.map((item) => (
            <li key={item} className="max-w-full rounded-full bg-sunken px-3.5 py-1.5 text-sm font-medium break-words text-ink">
              {item}
            </li>
          ))}
        </ul>
      </dd>
    </div>
  );
}
