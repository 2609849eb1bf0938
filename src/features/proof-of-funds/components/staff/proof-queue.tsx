import { useInfiniteQuery } from '@tanstack/react-query';
import { Landmark } from 'lucide-react';
import { formatUsd, pluralize } from '@/kit/formatting/format';
import { Page, PageHeading } from '@/platform/layout/page';
import { ReviewQueue } from '@/shared/moderation/review-queue';
import { EmptyState } from '@/kit/ui/empty-state';
import { proofQueueQuery } from '../../api/queries';
import { kindLabel } from '../../funds';
import { PendingProofCard } from './pending-proof-card';

/** The review queue of proofs of funds. */
export function ProofQueue({ userId }: { userId: string }) {
  const list = useInfiniteQuery(proofQueueQuery(userId));
  const waiting = list.data?.pages[0]?.waiting ?? 0;
  return (
    <Page className="flex flex-col gap-6">
      <PageHeading
        title="Proofs of funds"
        lead={waiting > 0 ? `${pluralize(waiting, 'document')} to review, oldest first.` : 'Documents to review.'}
      />
      <ReviewQueue
        query={list}
        itemsLabel="proofs of funds"
        renderRow={({ member, amount, kind, created_at }) => ({
          title: `${member.name}, ${formatUsd(amount)}`,
          detail: kindLabel(kind),
          at: created_at,
        })}
        empty={
          <EmptyState
            icon={<Landmark />}
            title="Nothing to review"
            text="Bank statements and lender letters that members upload appear here."
          />
        }
      >
        {(proof, actions) => <PendingProofCard proof={proof} userId={userId} {...actions} />}
      </ReviewQueue>
    </Page>
  );
}
