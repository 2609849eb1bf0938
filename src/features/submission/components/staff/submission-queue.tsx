import { useInfiniteQuery } from '@tanstack/react-query';
import { FileCheck } from 'lucide-react';
import { EmptyState } from '@/kit/ui/empty-state';
import { formatUsd } from '@/kit/formatting/format';
import { Page, PageHeading } from '@/platform/layout/page';
import { ReviewQueue } from '@/shared/moderation/review-queue';
import { queueQuery } from '../../api/queries';
import { WaitingCard } from './waiting-card';

/** The review queue of submitted properties. Staff accept each one as a listing or send it back. */
export function SubmissionQueue({ userId }: { userId: string }) {
  const list = useInfiniteQuery(queueQuery(userId));
  return (
    <Page className="flex flex-col gap-6">
      <PageHeading title="Property submissions" lead="Properties submitted with a contract, oldest first." />
      <ReviewQueue
        query={list}
        itemsLabel="submissions"
        renderRow={({ address, member, price, submitted_at }) => ({
          title: address,
          detail: `${formatUsd(price)} · ${member.name}`,
          at: submitted_at,
        })}
        empty={
          <EmptyState
            icon={<FileCheck />}
            title="Nothing to review"
            text="Properties that members submit with a contract appear here."
          />
        }
      >
        {(submission, settling) => <WaitingCard submission={submission} userId={userId} {...settling} />}
      </ReviewQueue>
    </Page>
  );
}
