import { clsx } from 'clsx';
import { useEffect, useRef, type ReactNode } from 'react';
import { formatDateTime, formatRelativeDate } from '@/kit/formatting/format';

/** An item's line in the list of a queue. */
export interface QueueRow {
  title: string;
  /** Who or what it's about. */
  detail: string;
  /** When it entered the queue. */
  at: string;
  /** What sets it apart, such as that it's urgent. */
  badge?: ReactNode;
  /** A checkbox that selects it for a bulk action. */
  selection?: ReactNode;
}

interface QueueListProps {
  label: string;
  rows: readonly (QueueRow & { id: string })[];
  currentId: string | undefined;
  onOpen: (id: string) => void;
}

/** The items of a queue, one line each, with the one shown marked. */
export function QueueList({ label, rows, currentId, onOpen }: QueueListProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // Not in jsdom.
    list.current?.querySelector(`[data-id="${currentId}"]`)?.scrollIntoView?.({ block: 'nearest' });
  }, [currentId]);
  return (
    <ul ref={list} aria-label={label} className="divide-y divide-line">
      {rows.map(({ id, title, detail, at, badge, selection }) => {
        const current = id === currentId;
        return (
          <li
            key={id}
            className={clsx('relative flex items-start gap-3 px-4 py-2.5', current && 'lg:bg-evergreen-soft')}
          >
            {selection ? <span className="relative z-1">{selection}</span> : null}
            <button
              type="button"
              data-id={id}
              aria-current={current || undefined}
              onClick={() => onOpen(id)}
              className="flex min-w-0 flex-1 flex-col items-start text-left text-sm after:absolute after:inset-0"
            >
              <span className="max-w-full truncate text-[15px] font-medium text-ink">{title}</span>{' '}
              <span className="max-w-full truncate text-muted">{detail}</span>{' '}
              <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted">
                {badge}
                <time dateTime={at} title={formatDateTime(at)} className="numeric">
                  {formatRelativeDate(at)}
                </time>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
