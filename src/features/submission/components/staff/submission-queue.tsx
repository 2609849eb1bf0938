import { useInfiniteQuery } from '@tanstack/react-query';
import { FileCheck } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { withoutRepeats } from '@/shared/lib/ids';
import { explainFailure } from '@/shared/supabase/explain-failure';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { LoadMore } from '@/shared/ui/load-more';
import { Page, PageHeading } from '@/shared/ui/page';
import { Skeleton } from '@/shared/ui/skeleton';
import { toast } from '@/shared/ui/toast';
import { queueQuery, type WaitingSubmission } from '../../api/review';
import { WaitingCard } from './waiting-card';

/** Properties that members have submitted with a contract: for staff, who make a listing of each, or return it. */
export function SubmissionQueue({ userId }: { userId: string }) {
  return (
    <Page className="flex flex-col gap-6">
      <PageHeading title="Property submissions" lead="What members have submitted with a contract, the oldest first." />
      <Queue userId={userId} />
    </Page>
  );
}

function Queue({ userId }: { userId: string }) {
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } = useInfiniteQuery(queueQuery(userId));
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const submissions = useMemo(() => withoutRepeats(data?.pages.flatMap((page) => page.items) ?? []), [data]);
  const list = useRef<HTMLUListElement>(null);
  const [told, setTold] = useState<string | null>(null);

  // All that was read is decided, and more waits.
  const dry = data !== undefined && submissions.length === 0 && hasNextPage && !isFetchingNextPage && !error;
  useEffect(() => {
    if (dry) loadMore();
  }, [dry, loadMore]);

  const decided = (submission: WaitingSubmission, index: number, text: string) => {
    setTold(null);
    toast.success(text, { description: submission.address, duration: 2000 });
    // The card goes, and the focus with it: on to the next one, else up to the page's heading.
    const beside = submissions[index + 1] ?? submissions[index - 1];
    const card = beside && list.current?.querySelector<HTMLElement>(`[data-submission="${beside.id}"] h2`);
    const next = card ?? document.querySelector<HTMLElement>('h1');
    next?.setAttribute('tabindex', '-1');
    next?.focus();
  };
  const overtaken = (submission: WaitingSubmission, why: string) => {
    setTold(`${submission.address}: ${why}`);
    void refetch();
  };

  if (data === undefined) {
    if (!error) return <Loading />;
    return <ErrorState title="The submissions could not be loaded" text={explainFailure(error)} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  return (
    <div>
      <output className={told ? 'mb-4 block rounded-control bg-amber-soft px-4 py-3 text-sm font-medium text-amber-ink' : 'sr-only'}>{told}</output>
      {submissions.length === 0 && !hasNextPage ? (
        <EmptyState icon={<FileCheck />} title="No submission waits" text="Properties that members submit with a contract appear here." />
      ) : null}
      <ul ref={list} className="flex flex-col gap-6">
        {submissions.map((submission, index) => (
          <li key={submission.id} data-submission={submission.id}>
            <WaitingCard
              submission={submission}
              userId={userId}
              onDecided={(text) => decided(submission, index, text)}
              onOvertaken={(why) => overtaken(submission, why)}
            />
          </li>
        ))}
      </ul>
      {hasNextPage ? <LoadMore what="submissions" onMore={loadMore} busy={isFetchingNextPage} failed={isFetchNextPageError} /> : null}
    </div>
  );
}

function Loading() {
  return (
    <div className="flex flex-col gap-6">
      <output className="sr-only">Loading submissions</output>
      {Array.from({ length: 2 }, (_, index) => (
        <Skeleton key={index} className="h-96 rounded-card" />
      ))}
    </div>
  );
}
