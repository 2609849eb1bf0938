import { useInfiniteQuery } from '@tanstack/react-query';
import { ClipboardCheck } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { withoutRepeats } from '@/shared/lib/ids';
import { explainFailure } from '@/shared/supabase/explain-failure';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { LoadMore } from '@/shared/ui/load-more';
import { Page, PageHeading } from '@/shared/ui/page';
import { Skeleton } from '@/shared/ui/skeleton';
import { toast } from '@/shared/ui/toast';
import { reviewQueueQuery, type WaitingReview } from '../../api/reviews';
import { ReviewCard } from './review-card';

/** What staff review: every listing that waits, those with a time by when first. */
export function ReviewQueue({ userId }: { userId: string }) {
  const queue = useQueue(userId);
  const waiting = queue.data?.pages[0]?.waiting ?? null;
  return (
    <Page className="flex flex-col gap-6">
      <PageHeading
        title="Review Listings"
        lead={waiting === null ? 'Listings that wait to be verified.' : `${waiting} ${waiting === 1 ? 'listing waits' : 'listings wait'} to be verified.`}
      />
      <Queue queue={queue} userId={userId} />
    </Page>
  );
}

function Queue({ queue, userId }: { queue: ReturnType<typeof useQueue>; userId: string }) {
  const { data, error, refetch, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage } = queue;
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const reviews = useMemo(() => withoutRepeats(data?.pages.flatMap((page) => page.reviews) ?? []), [data]);
  const now = useNow();
  const list = useRef<HTMLUListElement>(null);
  const [told, setTold] = useState<string | null>(null);

  // All that was read is decided, and more waits.
  const dry = data !== undefined && reviews.length === 0 && hasNextPage && !isFetchingNextPage && !error;
  useEffect(() => {
    if (dry) loadMore();
  }, [dry, loadMore]);

  const decided = (review: WaitingReview, index: number, text: string) => {
    setTold(null);
    // Short: on a phone it stands where the next listing's buttons are.
    toast.success(text, { description: review.property.title, duration: 2000 });
    // The card goes, and the focus with it: on to the next one, else up to the page's heading.
    const beside = reviews[index + 1] ?? reviews[index - 1];
    const card = beside && list.current?.querySelector<HTMLElement>(`[data-review="${beside.id}"] h2`);
    const next = card ?? document.querySelector<HTMLElement>('h1');
    next?.setAttribute('tabindex', '-1');
    next?.focus();
  };
  const overtaken = (review: WaitingReview, why: string) => {
    setTold(`${review.property.title}: ${why}`);
    void refetch();
  };

  if (data === undefined) {
    if (!error) return <Loading />;
    return (
      <ErrorState
        title="The listings that wait could not be loaded"
        text={explainFailure(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  return (
    <div>
      <output className={told ? 'mb-4 block rounded-control bg-amber-soft px-4 py-3 text-sm font-medium text-amber-ink' : 'sr-only'}>{told}</output>
      {reviews.length === 0 && !hasNextPage ? (
        <EmptyState icon={<ClipboardCheck />} title="Nothing waits for review" text="New listings of members other than partners appear here." />
      ) : null}
      <ul ref={list} className="flex flex-col gap-6">
        {reviews.map((review, index) => (
          <li key={review.id} data-review={review.id}>
            <ReviewCard
              review={review}
              now={now}
              userId={userId}
              onDecided={(text) => decided(review, index, text)}
              onOvertaken={(why) => overtaken(review, why)}
            />
          </li>
        ))}
      </ul>
      {hasNextPage ? <LoadMore what="listings" onMore={loadMore} busy={isFetchingNextPage} failed={queue.isFetchNextPageError} /> : null}
    </div>
  );
}

function useQueue(userId: string) {
  return useInfiniteQuery(reviewQueueQuery(userId));
}

/** The time, told again every half minute. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

function Loading() {
  return (
    <div className="flex flex-col gap-6">
      <output className="sr-only">Loading listings</output>
      {Array.from({ length: 2 }, (_, index) => (
        <Skeleton key={index} className="h-96 rounded-card" />
      ))}
    </div>
  );
}
