import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { paths } from '@/domain/site/paths';
import { Button, ButtonLink } from '@/kit/ui/button';
import { Card } from '@/kit/ui/card';
import { FormError } from '@/kit/ui/field';
import { Skeleton } from '@/kit/ui/skeleton';
import { useInView } from '@/kit/hooks/use-in-view';
import { followingFeedQuery } from '../api/queries';
import { ActivityItem } from './activity-item';
import { SectionError } from './section-error';
import { SectionHeading } from './section-heading';

interface FollowingFeedProps {
  userId: string;
  /** The number of members the reader follows; undefined while that isn't known. */
  following: number | undefined;
}

/** Activities of the members the reader follows, newest first. */
export function FollowingFeed({ userId, following }: FollowingFeedProps) {
  const id = useId();
  // Below the listings, so it loads when it scrolls near.
  const { ref, inView } = useInView<HTMLElement>();
  return (
    <section ref={ref} aria-labelledby={id}>
      <SectionHeading id={id} title="Following Feed" />
      {inView ? <Activities userId={userId} following={following} /> : <ActivitySkeletons />}
    </section>
  );
}

function Activities({ userId, following }: FollowingFeedProps) {
  const query = useInfiniteQuery(followingFeedQuery(userId));
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  if (!data) {
    if (!error) return <ActivitySkeletons />;
    return <SectionError query={query} title="We couldn’t load the feed." />;
  }
  const activities = data.pages.flatMap(({ items }) => items);
  if (activities.length === 0) return <EmptyFeed following={following} />;
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
          <FormError>{isFetchNextPageError ? 'We couldn’t load more.' : null}</FormError>
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

function EmptyFeed({ following }: { following: number | undefined }) {
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4 sm:px-5">
      <p className="min-w-0 text-[15px]">
        <span className="font-semibold text-ink">
          {following ? 'No recent activity from members you follow' : "You're not following anyone yet"}
        </span>{' '}
        <span className="text-muted">
          {following
            ? 'Their listings, deals, posts, and reviews will appear here.'
            : 'Follow members to see what they list, sell, post, and review.'}
        </span>
      </p>
      <ButtonLink to={paths.members} variant="secondary">
        Browse Members
      </ButtonLink>
    </Card>
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
