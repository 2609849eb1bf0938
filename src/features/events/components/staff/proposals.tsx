import { useInfiniteQuery } from '@tanstack/react-query';
import { CalendarCheck } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { withoutRepeats } from '@/shared/lib/ids';
import { explainFailure } from '@/shared/supabase/explain-failure';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { LoadMore } from '@/shared/ui/load-more';
import { Page, PageHeading } from '@/shared/ui/page';
import { Skeleton } from '@/shared/ui/skeleton';
import { toast } from '@/shared/ui/toast';
import { proposalsQuery, type Proposal } from '../../api/proposals';
import { ProposalCard } from './proposal-card';

/** Events that members have proposed: for staff, who publish or return each. */
export function Proposals() {
  return (
    <Page className="flex flex-col gap-6">
      <PageHeading title="Events to publish" lead="What members have proposed, the oldest first." />
      <List />
    </Page>
  );
}

function List() {
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } = useInfiniteQuery(proposalsQuery);
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const proposals = useMemo(() => withoutRepeats(data?.pages.flatMap((page) => page.items) ?? []), [data]);
  const list = useRef<HTMLUListElement>(null);
  const [told, setTold] = useState<string | null>(null);

  // All that was read is decided, and more waits.
  const dry = data !== undefined && proposals.length === 0 && hasNextPage && !isFetchingNextPage && !error;
  useEffect(() => {
    if (dry) loadMore();
  }, [dry, loadMore]);

  const decided = (proposal: Proposal, index: number, text: string) => {
    setTold(null);
    toast.success(text, { description: proposal.title, duration: 2000 });
    // The card goes, and the focus with it: on to the next one, else up to the page's heading.
    const beside = proposals[index + 1] ?? proposals[index - 1];
    const card = beside && list.current?.querySelector<HTMLElement>(`[data-event="${beside.id}"] h2`);
    const next = card ?? document.querySelector<HTMLElement>('h1');
    next?.setAttribute('tabindex', '-1');
    next?.focus();
  };
  const overtaken = (proposal: Proposal, why: string) => {
    setTold(`${proposal.title}: ${why}`);
    void refetch();
  };

  if (data === undefined) {
    if (!error) return <Loading />;
    return <ErrorState title="The proposals could not be loaded" text={explainFailure(error)} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  return (
    <div>
      <output className={told ? 'mb-4 block rounded-control bg-amber-soft px-4 py-3 text-sm font-medium text-amber-ink' : 'sr-only'}>{told}</output>
      {proposals.length === 0 && !hasNextPage ? (
        <EmptyState icon={<CalendarCheck />} title="Nothing waits to be published" text="Events that members propose appear here." />
      ) : null}
      <ul ref={list} className="flex flex-col gap-6">
        {proposals.map((proposal, index) => (
          <li key={proposal.id} data-event={proposal.id}>
            <ProposalCard
              proposal={proposal}
              onDecided={(text) => decided(proposal, index, text)}
              onOvertaken={(why) => overtaken(proposal, why)}
            />
          </li>
        ))}
      </ul>
      {hasNextPage ? <LoadMore what="proposals" onMore={loadMore} busy={isFetchingNextPage} failed={isFetchNextPageError} /> : null}
    </div>
  );
}

function Loading() {
  return (
    <div className="flex flex-col gap-6">
      <output className="sr-only">Loading proposals</output>
      {Array.from({ length: 2 }, (_, index) => (
        <Skeleton key={index} className="h-80 rounded-card" />
      ))}
    </div>
  );
}
