import { useInfiniteQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { useId } from 'react';
import { paths } from '@/shared/config/paths';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { FormError } from '@/shared/ui/field';
import { Skeleton } from '@/shared/ui/skeleton';
import { followingFeedQuery } from '../api/following';
import { ActivityItem } from './activity-item';
import { FailedPart } from './failed-part';
import { PartHeading } from './part-heading';

interface FollowingFeedProps {
  userId: string;
  /** How many members the reader follows; undefined while that is not known. */
  following: number | undefined;
}

/** What those whom the member follows did, the newest first. */
export function FollowingFeed({ userId, following }: FollowingFeedProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <PartHeading id={id} title="Following Feed" />
      <Activities userId={userId} following={following} />
    </section>
  );
}

function Activities({ userId, following }: FollowingFeedProps) {
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } =
    useInfiniteQuery(followingFeedQuery(userId));
  if (!data) {
    if (!error) return <ActivitySkeletons />;
    return (
      <FailedPart
        title="The feed could not be loaded."
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  const activities = data.pages.flatMap(({ items }) => items);
  if (activities.length === 0) return <NothingYet following={following} />;
  return (
    <>
      <Card>
        <ul className="divide-y divide-line">
          {activities.map((activity) => (
            <li key={`${activity.kind} ${activity.id}`}>
              <ActivityItem activity={activity} />
            </li>
          ))}
        </ul>
      </Card>
      {hasNextPage ? (
        <div className="mt-4 flex flex-col items-center gap-3">
          <FormError>{isFetchNextPageError ? 'More of the feed could not be loaded.' : null}</FormError>
          <Button
            variant="secondary"
            busy={isFetchingNextPage}
            busyLabel="Loading more"
            onClick={() => void fetchNextPage()}
          >
            {isFetchNextPageError ? 'Try again' : 'Load more'}
          </Button>
        </div>
      ) : null}
    </>
  );
}

function NothingYet({ following }: { following: number | undefined }) {
  return (
    <EmptyState
      icon={<Users />}
      title={following ? 'Nothing new from those you follow' : "You're not following anyone yet"}
      text={
        following
          ? 'Their listings, deals, posts and reviews will show here.'
          : 'Follow members to read here what they list, sell, write and review.'
      }
      action={
        <ButtonLink to={paths.members} variant="secondary">
          Browse Members
        </ButtonLink>
      }
    />
  );
}

function ActivitySkeletons() {
  return (
    <Card className="divide-y divide-line">
      <output className="sr-only">Loading the feed</output>
      {[0, 1, 2, 3].map((place) => (
        <div key={place} className="flex gap-3 p-4 sm:p-5">
          <Skeleton className="size-10 shrink-0 rounded-full" />
          <div className="flex min-w-0 flex-1 flex-col gap-2.5">
            <Skeleton className="h-4 w-2/3" />
            <Skeleton className="h-14" />
          </div>
        </div>
      ))}
    </Card>
  );
}
