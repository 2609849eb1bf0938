import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { explainFailure } from '@/shared/supabase/explain-failure';
import type { Author } from '@/shared/supabase/author';
import { AuthorLine } from '@/shared/ui/author-line';
import { Badge } from '@/shared/ui/badge';
import { ErrorState } from '@/shared/ui/error-state';
import { LoadMore } from '@/shared/ui/load-more';
import { Skeleton } from '@/shared/ui/skeleton';
import { attendeesQuery } from '../api/events';

/** Who comes, and who waits. For the organiser and staff. */
export function Attendees({ eventId, userId }: { eventId: string; userId: string }) {
  return (
    <section aria-labelledby="attendees">
      <h2 id="attendees" className="text-lg font-semibold">
        Who comes
      </h2>
      <p className="mt-1 mb-4 text-sm text-muted">Only the organizer and our staff see this.</p>
      <List eventId={eventId} userId={userId} />
    </section>
  );
}

function List({ eventId, userId }: { eventId: string; userId: string }) {
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } =
    useInfiniteQuery(attendeesQuery(userId, eventId));
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  if (data === undefined) {
    if (!error) return <Skeleton className="h-24 rounded-card" />;
    return (
      <ErrorState
        title="The members who come could not be loaded"
        text={explainFailure(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  const attendees = data.pages.flatMap((page) => page.items);
  if (attendees.length === 0) return <p className="text-[15px] text-muted">Nobody has registered yet.</p>;
  return (
    <>
      <ul className="flex flex-col divide-y divide-line">
        {attendees.map(({ id, status, created_at, member }) => (
          <li key={id} className="flex items-center justify-between gap-3 py-2.5">
            {/* The types do not know that a policy can hide a member. */}
            <AuthorLine author={member as Author | null} gone={false} at={created_at} size={36} />
            {status === 'waiting' ? <Badge tone="attention">Waiting</Badge> : <Badge tone="verified">Registered</Badge>}
          </li>
        ))}
      </ul>
      {hasNextPage ? (
        <LoadMore what="members" onMore={loadMore} busy={isFetchingNextPage} failed={isFetchNextPageError} />
      ) : null}
    </>
  );
}
