import { useId, useState, type ReactNode } from 'react';

interface ItemListProps {
  title: string;
  items: readonly string[];
  /** Stands beside the title. */
  note?: ReactNode;
  /** Of a longer list no more are shown until the rest is asked for. */
  most?: number;
}

/** A titled row of short items. Belongs into a `dl`. */
export function ItemList({ title, items, note, most = Infinity }: ItemListProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const folded = items.length > most;
  const shown = folded && !open ? items.slice(0, most) : items;
  return (
    <div>
      <dt className="flex flex-wrap items-center gap-2.5 text-sm font-medium text-muted">
        {title}
        {note}
      </dt>
      <dd className="mt-2">
        <ul id={id} className="flex flex-wrap gap-2">
          {shown.map((item) => (
            <li
              key={item}
              className="max-w-full rounded-full bg-sunken px-3.5 py-1.5 text-sm font-medium break-words text-ink"
            >
              {item}
            </li>
          ))}
        </ul>
        {folded ? (
          <button
            type="button"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
            className="mt-1 min-h-9 rounded text-sm font-semibold text-evergreen-ink underline-offset-4 hover:underline pointer-coarse:min-h-11"
          >
            {open ? 'Show fewer' : `Show all ${items.length}`} <span className="sr-only">{title.toLowerCase()}</span>
          </button>
        ) : null}
      </dd>
    </div>
  );
}
