import { useInfiniteQuery } from '@tanstack/react-query';
import { ClipboardCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { EmptyState } from '@/shared/ui/empty-state';
import { Page, PageHeading } from '@/shared/ui/page';
import { WaitingList } from '@/shared/ui/waiting-list';
import { reviewQueueQuery } from '../../api/reviews';
import { ReviewCard } from './review-card';

/** What staff review: every listing that waits, those with a time by when first. */
export function ReviewQueue({ userId }: { userId: string }) {
  const queue = useInfiniteQuery(reviewQueueQuery(userId));
  const now = useNow();
  const waiting = queue.data?.pages[0]?.waiting ?? null;
  return (
    <Page className="flex flex-col gap-6">
      <PageHeading
        title="Review Listings"
        lead={
          waiting
            ? `${waiting} ${waiting === 1 ? 'listing waits' : 'listings wait'} to be verified.`
            : 'Listings that wait to be verified.'
        }
      />
      <WaitingList
        list={queue}
        what="listings"
        nameOf={({ property }) => property.title}
        empty={
          <EmptyState
            icon={<ClipboardCheck />}
            title="Nothing waits for review"
            text="New listings of members other than partners appear here."
          />
        }
      >
        {(review, settling) => <ReviewCard review={review} now={now} userId={userId} {...settling} />}
      </WaitingList>
    </Page>
  );
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
