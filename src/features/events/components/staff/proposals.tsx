import { useInfiniteQuery } from '@tanstack/react-query';
import { CalendarCheck } from 'lucide-react';
import { EmptyState } from '@/kit/ui/empty-state';
import { Page, PageHeading } from '@/platform/layout/page';
import { ReviewQueue } from '@/shared/moderation/review-queue';
import { proposalsQuery } from '../../api/queries';
import { ProposalCard } from './proposal-card';

/** The staff queue of events that members have proposed. */
export function Proposals() {
  const list = useInfiniteQuery(proposalsQuery);
  return (
    <Page className="flex flex-col gap-6">
      <PageHeading title="Event proposals" lead="Events that members have proposed, oldest first." />
      <ReviewQueue
        query={list}
        itemsLabel="proposals"
        renderRow={({ title, organizer, created_at }) => ({
          title,
          detail: organizer?.name ?? 'A former member',
          at: created_at,
        })}
        empty={
          <EmptyState
            icon={<CalendarCheck />}
            title="No event proposals"
            text="Events that members propose appear here."
          />
        }
      >
        {(proposal, settling) => <ProposalCard proposal={proposal} {...settling} />}
      </ReviewQueue>
    </Page>
  );
}
