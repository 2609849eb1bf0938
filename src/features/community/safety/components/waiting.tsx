import { useInfiniteQuery } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import { Page, PageHeading } from '@/platform/layout/page';
import { ReviewQueue } from '@/shared/moderation/review-queue';
import { Badge } from '@/kit/ui/badge';
import { EmptyState } from '@/kit/ui/empty-state';
import { waitingQuery } from '../api/queries';
import { moderatedSubject } from '../report-snapshot';
import { kindNames, waitingReason } from '../reports';
import { WaitingCard } from './waiting-card';

/** The staff queue of content that nobody else sees until it's approved. */
export function Waiting() {
  const list = useInfiniteQuery(waitingQuery);
  return (
    <Page className="flex flex-col gap-6">
      <PageHeading
        title="Waiting for review"
        lead="New members’ first posts and listings, links, images, and requests for money, and reported content."
      />
      <ReviewQueue
        query={list}
        itemsLabel="waiting posts"
        renderRow={(item) => {
          const subject = moderatedSubject({ ...item, subject_id: item.id, reported: item.member });
          return {
            title: subject.name,
            detail: `${kindNames[subject.kind]} by ${item.member.name}`,
            at: item.created_at,
            badge: (
              <Badge tone={item.reason === 'reports' ? 'danger' : 'attention'}>{waitingReason(item.reason)}</Badge>
            ),
          };
        }}
        empty={
          <EmptyState
            icon={<Clock />}
            title="Nothing is waiting"
            text="Posts that need a moderator before others see them appear here."
          />
        }
      >
        {(item, actions) => <WaitingCard item={item} {...actions} />}
      </ReviewQueue>
    </Page>
  );
}
