import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { formatRelativeDate } from '@/kit/formatting/format';
import { uniqueById } from '@/kit/formatting/ids';
import { QueryError } from '@/platform/query/query-error';
import { LoadMore } from '@/kit/ui/load-more';
import { followsQuery, type FollowSide } from '../api/queries';
import { PersonRow } from './person-row';
import { PersonRowSkeletons } from './person-row-skeletons';
import { FollowButton } from './follow-button';

interface FollowRowsProps {
  userId: string;
  memberId: string;
  side: FollowSide;
  /** Shown for an empty list. */
  empty: ReactNode;
  /** Called when a profile link is clicked. */
  onLeave?: () => void;
}

/** A member's followers or followed members, newest first, with follow buttons. */
export function FollowRows({ userId, memberId, side, empty, onLeave }: FollowRowsProps) {
  const list = useInfiniteQuery(followsQuery(userId, memberId, side));
  const { data, error } = list;
  // A follow between two requests shifts the pages.
  const entries = useMemo(() => uniqueById(data?.pages.flat() ?? []), [data]);
  if (data === undefined) {
    if (!error) return <PersonRowSkeletons count={4} what="members" />;
    return <QueryError query={list} title="We couldn’t load this list" />;
  }
  if (entries.length === 0) return empty;
  return (
    <>
      <ul className="divide-y divide-line">
        {entries.map((entry) => (
          <li key={entry.id}>
            <PersonRow
              person={entry}
              when={
                memberId === userId && side === 'following'
                  ? `Followed ${formatRelativeDate(entry.followedAt)}`
                  : undefined
              }
              actions={<FollowButton member={entry} size="sm" />}
              onLeave={onLeave}
            />
          </li>
        ))}
      </ul>
      <LoadMore itemsLabel="members" query={list} />
    </>
  );
}
