import { useInfiniteQuery } from '@tanstack/react-query';
import { ClipboardCheck } from 'lucide-react';
import { heldKind } from '@/features/community/safety/components/held-kind';
import { proposalKind } from '@/features/events/components/staff/proposal-kind';
import { claimKind } from '@/features/listing-claims/components/claim-kind';
import { listingKind } from '@/features/listing-moderation/components/listing-kind';
import { proofKind } from '@/features/proof-of-funds/components/staff/proof-kind';
import { submissionKind } from '@/features/submission/components/staff/submission-kind';
import { EmptyState } from '@/kit/ui/empty-state';
import { Page, PageHeading } from '@/platform/layout/page';
import { useCanStaff } from '@/platform/session/staff';
import { reviewQueueQuery } from '@/shared/moderation/api/review-queue';
import { KindFilter, useQueueKind, type QueueKind } from '@/shared/moderation/kind-filter';
import { ReviewQueue } from '@/shared/moderation/review-queue';
import { StaffOnly } from './staff-only';

/** By the names that `public.review_queue` gives them. */
const queueKinds = {
  listing: listingKind,
  submission: submissionKind,
  event: proposalKind,
  funds: proofKind,
  claim: claimKind,
  held: heldKind,
};

const all = { value: 'all', label: 'All', count: null } as const;

const filters: readonly [QueueKind<'all' | keyof typeof queueKinds>, ...QueueKind<keyof typeof queueKinds>[]] = [
  all,
  { value: 'listing', label: 'Listings', count: 'listings' },
  { value: 'submission', label: 'Submissions', count: 'submissions' },
  { value: 'event', label: 'Events', count: 'events' },
  { value: 'funds', label: 'Proofs of funds', count: 'funds' },
  { value: 'claim', label: 'Claims', count: 'claims' },
  { value: 'held', label: 'Held', count: 'waiting' },
];

export default function ReviewScreen() {
  return (
    <StaffOnly right="any">
      <Review />
    </StaffOnly>
  );
}

/** The queue of everything that waits for staff before others see it, or see it as verified. */
function Review() {
  const kind = useQueueKind(filters);
  const isReviewer = useCanStaff('reviewer');
  const queue = useInfiniteQuery(reviewQueueQuery(queueKinds, kind === 'all' ? null : kind));
  return (
    <Page className="flex flex-col gap-6">
      <PageHeading
        title="Review"
        lead="Everything that needs a decision. What has a due time comes first, then the oldest."
      />
      {/* Moderators see only what is held. */}
      {isReviewer ? <KindFilter label="Kind" kinds={filters} /> : null}
      <ReviewQueue
        key={kind}
        query={queue}
        itemsLabel="items"
        renderRow={({ row }) => row}
        empty={
          <EmptyState
            icon={<ClipboardCheck />}
            title="Nothing to review"
            text="Listings, submissions, events, proofs of funds, claims, and posts that need a decision appear here."
          />
        }
      >
        {(item, actions) => item.renderCard(actions)}
      </ReviewQueue>
    </Page>
  );
}
