import { useInfiniteQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { withoutRepeats } from '@/shared/lib/ids';
import { explainFailure } from '@/shared/supabase/explain-failure';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { LoadMore } from '@/shared/ui/load-more';
import { Skeleton } from '@/shared/ui/skeleton';
import { toast } from '@/shared/ui/toast';
import { reportsQuery, type ReportState } from '../../api/reports';
import { ReportCard } from './report-card';

/** The open reports, each to be closed, or those that were. */
export function ReportList({ state }: { state: ReportState }) {
  const list = useInfiniteQuery(reportsQuery(state));
  const { data, error, refetch, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const reports = useMemo(() => withoutRepeats(data?.pages.flatMap((page) => page.items) ?? []), [data]);
  const cards = useRef<HTMLUListElement>(null);
  const [told, setTold] = useState<string | null>(null);

  const closed = (index: number) => {
    setTold(null);
    toast.success('Report closed', { duration: 2000 });
    // The card goes, and the focus with it: on to the next one, else up to the page's heading.
    const beside = reports[index + 1] ?? reports[index - 1];
    const card = beside && cards.current?.querySelector<HTMLElement>(`[data-report="${beside.id}"] h2`);
    const next = card ?? document.querySelector<HTMLElement>('h1');
    next?.setAttribute('tabindex', '-1');
    next?.focus();
  };
  const overtaken = (why: string) => {
    setTold(why);
    void refetch();
  };

  if (data === undefined) {
    if (!error) return <Loading />;
    return <ErrorState title="The reports could not be loaded" text={explainFailure(error)} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  return (
    <div>
      <output className={told ? 'mb-4 block rounded-control bg-amber-soft px-4 py-3 text-sm font-medium text-amber-ink' : 'sr-only'}>{told}</output>
      {reports.length === 0 && !hasNextPage ? (
        <EmptyState
          icon={<ShieldCheck />}
          title={state === 'open' ? 'No open reports' : 'Nothing was handled yet'}
          text={state === 'open' ? 'What members report appears here, the oldest first.' : 'Reports that staff have closed stand here, with what was done.'}
        />
      ) : null}
      <ul ref={cards} className="flex flex-col gap-6">
        {reports.map((report, index) => (
          <li key={report.id} data-report={report.id}>
            <ReportCard report={report} onClosed={() => closed(index)} onOvertaken={overtaken} />
          </li>
        ))}
      </ul>
      {hasNextPage ? <LoadMore what="reports" onMore={loadMore} busy={isFetchingNextPage} failed={list.isFetchNextPageError} /> : null}
    </div>
  );
}

function Loading() {
  return (
    <div className="flex flex-col gap-6">
      <output className="sr-only">Loading reports</output>
      {Array.from({ length: 2 }, (_, index) => (
        <Skeleton key={index} className="h-72 rounded-card" />
      ))}
    </div>
  );
}
