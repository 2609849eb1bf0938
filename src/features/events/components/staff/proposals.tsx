import { useInfiniteQuery } from '@tanstack/react-query';
import { CalendarCheck } from 'lucide-react';
import { EmptyState } from '@/shared/ui/empty-state';
import { Page, PageHeading } from '@/shared/ui/page';
import { WaitingList } from '@/shared/ui/waiting-list';
import { proposalsQuery } from '../../api/proposals';
import { ProposalCard } from './proposal-card';

/** Events that members have proposed: for staff, who publish or return each. */
export function Proposals() {
  const list = useInfiniteQuery(proposalsQuery);
  return (
    <Page className="flex flex-col gap-6">
      <PageHeading title="Events to publish" lead="What members have proposed, the oldest first." />
      <WaitingList
        list={list}
        what="proposals"
        nameOf={({ title }) => title}
        empty={
          <EmptyState
            icon={<CalendarCheck />}
            title="Nothing waits to be published"
            text="Events that members propose appear here."
          />
        }
      >
        {(proposal, settling) => <ProposalCard proposal={proposal} {...settling} />}
      </WaitingList>
    </Page>
  );
}
