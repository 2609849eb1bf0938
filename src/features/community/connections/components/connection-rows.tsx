import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { uniqueById } from '@/kit/formatting/ids';
import { QueryError } from '@/platform/query/query-error';
import { LoadMore } from '@/kit/ui/load-more';
import { connectionsQuery, type ConnectionSide } from '../api/queries';
import { ConnectionRow } from './connection-row';
import { PersonRowSkeletons } from './person-row-skeletons';

interface ConnectionRowsProps {
  userId: string;
  side: ConnectionSide;
  /** Shown for an empty list. */
  empty: ReactNode;
}

/** The member's requests of one kind, or their connections, newest first. */
export function ConnectionRows({ userId, side, empty }: ConnectionRowsProps) {
  const list = useInfiniteQuery(connectionsQuery(userId, side));
  const { data, error, hasNextPage } = list;
  const entries = useMemo(() => uniqueById(data?.pages.flatMap((page) => page.items) ?? []), [data]);
  const rows = useRef<HTMLUListElement>(null);

  // When a row disappears, focus the one that takes its place, or else the page's heading.
  const leaving = useRef<{ id: string; index: number } | null>(null);
  useEffect(() => {
    if (!leaving.current || entries.some(({ id }) => id === leaving.current?.id)) return;
    const beside = entries[leaving.current.index] ?? entries.at(-1);
    leaving.current = null;
    if (document.activeElement !== document.body) return;
    const row = beside && rows.current?.querySelector<HTMLElement>(`[data-entry="${beside.id}"] h3`);
    const next = row ?? document.querySelector('h1');
    next?.setAttribute('tabindex', '-1');
    next?.focus();
  }, [entries]);

  if (data === undefined) {
    if (!error) return <PersonRowSkeletons count={4} what="members" />;
    return <QueryError query={list} className="mt-5" title="We couldn’t load this list" />;
  }
  if (entries.length === 0 && !hasNextPage) return empty;
  return (
    <>
      <ul ref={rows} className="divide-y divide-line">
        {entries.map((entry, index) => (
          <li key={entry.id} data-entry={entry.id}>
            <ConnectionRow
              entry={entry}
              side={side}
              userId={userId}
              onAct={() => {
                leaving.current = { id: entry.id, index };
              }}
            />
          </li>
        ))}
      </ul>
      <LoadMore itemsLabel="members" query={list} />
    </>
  );
}
