import { useInfiniteQuery } from '@tanstack/react-query';
import { ClipboardCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { EmptyState } from '@/kit/ui/empty-state';
import { Page, PageHeading } from '@/platform/layout/page';
import { ReviewQueue } from '@/shared/moderation/review-queue';
import { fullAddress } from '@/domain/listing/listing-facts';
import { DueBadge, ReviewCard } from './review-card';
import { reviewQueueQuery } from '../api/queries';

/** All listings awaiting verification; those with a due time come first. */
export function ListingReviewQueue({ userId }: { userId: string }) {
  const queue = useInfiniteQuery(reviewQueueQuery(userId));
  const now = useNow();
  const waiting = queue.data?.pages[0]?.waiting ?? null;
  return (
    <Page className="flex flex-col gap-6">
      <PageHeading
        title="Review Listings"
        lead={
          waiting
            ? `${waiting} ${waiting === 1 ? 'listing' : 'listings'} awaiting verification.`
            : 'Listings awaiting verification.'
        }
      />
      <ReviewQueue
        query={queue}
        itemsLabel="listings"
        renderRow={({ property, requested_at, due_at }) => ({
          title: property.title,
          detail: fullAddress(property),
          at: requested_at,
          badge: <DueBadge dueAt={due_at} now={now} />,
        })}
        empty={
          <EmptyState
            icon={<ClipboardCheck />}
            title="Nothing to review"
            text="New listings appear here unless a partner posted them."
          />
        }
      >
        {(review, actions) => <ReviewCard review={review} now={now} userId={userId} {...actions} />}
      </ReviewQueue>
    </Page>
  );
}

/** The current time in ms, updated every 30 seconds. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
