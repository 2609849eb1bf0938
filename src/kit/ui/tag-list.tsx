import { clsx } from 'clsx';
import { useId, useState, type ReactNode } from 'react';

interface TagListProps {
  title: string;
  items: readonly string[];
  /** Shown next to the title. */
  note?: ReactNode;
  /** Shows only this many items until expanded. */
  limit?: number;
}

/** A titled row of tags. Must be inside a `dl`. */
export function TagList({ title, items, note, limit = Infinity }: TagListProps) {
  const [expanded, setExpanded] = useState(false);
  const id = useId();
  const collapsible = items.length > limit;
  const shown = collapsible && !expanded ? items.slice(0, limit) : items;
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
        {collapsible ? (
          <button
            type="button"
            aria-expanded={expanded}
            aria-controls={id}
            onClick={() => setExpanded(!expanded)}
            className={clsx(
              'mt-1 min-h-9 rounded text-sm font-semibold text-evergreen-ink underline-offset-4',
              'hover:underline pointer-coarse:min-h-11',
            )}
          >
            {expanded ? 'Show fewer' : `Show all ${items.length}`}{' '}
            <span className="sr-only">{title.toLowerCase()}</span>
          </button>
        ) : null}
      </dd>
    </div>
  );
}
