import { useInfiniteQuery } from '@tanstack/react-query';
import { FileCheck } from 'lucide-react';
import { EmptyState } from '@/shared/ui/empty-state';
import { Page, PageHeading } from '@/shared/ui/page';
import { WaitingList } from '@/shared/ui/waiting-list';
import { queueQuery } from '../../api/review';
import { WaitingCard } from './waiting-card';

/** Properties that members have submitted with a contract: for staff, who make a listing of each, or return it. */
export function SubmissionQueue({ userId }: { userId: string }) {
  const list = useInfiniteQuery(queueQuery(userId));
  return (
    <Page className="flex flex-col gap-6">
      <PageHeading title="Property submissions" lead="What members have submitted with a contract, the oldest first." />
      <WaitingList
        list={list}
        what="submissions"
        nameOf={({ address }) => address}
        empty={
          <EmptyState
            icon={<FileCheck />}
            title="No submission waits"
            text="Properties that members submit with a contract appear here."
          />
        }
      >
        {(submission, settling) => <WaitingCard submission={submission} userId={userId} {...settling} />}
      </WaitingList>
    </Page>
  );
}
