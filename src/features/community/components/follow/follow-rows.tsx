import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useMemo, type ReactNode } from 'react';
import { formatRelativeDate } from '@/shared/lib/format';
import { withoutRepeats } from '@/shared/lib/ids';
import { explainFailure } from '@/shared/supabase/explain-failure';
import { ErrorState } from '@/shared/ui/error-state';
import { LoadMore } from '@/shared/ui/load-more';
import { followsQuery, type FollowSide } from '../../api/follow-lists';
import { PersonRow, PersonRowSkeletons } from '../connections/person-row';
import { FollowButton } from './follow-button';

interface FollowRowsProps {
  userId: string;
  memberId: string;
  side: FollowSide;
  /** Shown where there is nobody. */
  empty: ReactNode;
  /** A member's page was gone to. */
  onLeave?: () => void;
}

/** Those who follow a member, or whom a member follows, the newest first, each to be followed or no longer. */
export function FollowRows({ userId, memberId, side, empty, onLeave }: FollowRowsProps) {
  const list = useInfiniteQuery(followsQuery(userId, memberId, side));
  const { data, error, refetch, isFetching, fetchNextPage } = list;
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  // Somebody who is followed between two pages moves the others on.
  const entries = useMemo(() => withoutRepeats(data?.pages.flat() ?? []), [data]);
  if (data === undefined) {
    if (!error) return <PersonRowSkeletons count={4} what="members" />;
    return (
      <ErrorState
        title="The list could not be loaded"
        text={explainFailure(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
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
      {list.hasNextPage ? (
        <LoadMore what="members" onMore={loadMore} busy={list.isFetchingNextPage} failed={list.isFetchNextPageError} />
      ) : null}
    </>
  );
}
