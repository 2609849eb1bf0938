import { Scale } from 'lucide-react';
import { Suspense, type ComponentType, type ReactNode } from 'react';
import type { ComparedAnalysis } from '@/shared/comparison/compared-analysis';
import { paths } from '@/domain/site/paths';
import { Page, PageHeading } from '@/platform/layout/page';
import { focusHeading } from '@/platform/navigation/focus-heading';
import { useQueryState } from '@/platform/navigation/use-query-state';
import { describeError } from '@/platform/errors/describe-error';
import { Button, ButtonLink } from '@/kit/ui/button';
import { EmptyState } from '@/kit/ui/empty-state';
import { ErrorState } from '@/kit/ui/error-state';
import type { Listing } from '@/domain/listing/listing';
import { maxCompared, removeChoice } from '@/shared/comparison/choices';
import { parseCompareQuery, toCompareQuery } from '../compare-query';
import { Notice, TableSkeleton, TooFew } from './compare-page-states';
import { Comparison } from './comparison';
import { useQueries, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { listingQuery } from '@/shared/listings/api/listing-query';

interface AnalysisProps {
  listings: readonly Listing[];
  children: (analysis: ComparedAnalysis) => ReactNode;
}

interface ComparePageProps {
  /** A listing's page. */
  linkTo: (id: string) => string;
  /** Analyzes the listings under the reader's assumptions. Can be lazy. */
  analysis: ComponentType<AnalysisProps>;
}

const codec = { parse: parseCompareQuery, serialize: toCompareQuery };

/** The listings of the URL side by side. */
export function ComparePage(props: ComparePageProps) {
  const { ids, extra, from, set } = useQueryState(codec);
  return (
    <Page className="flex flex-col gap-5">
      <PageHeading title="Compare listings" lead="Price, analysis, and facts of up to four listings, side by side." />
      {extra > 0 ? (
        <Notice>
          You can compare up to {maxCompared} listings. These are the first {maxCompared} of {ids.length + extra}.
        </Notice>
      ) : null}
      {ids.length < 2 ? (
        <TooFew isEmpty={ids.length === 0} />
      ) : (
        <Listings
          {...props}
          ids={ids}
          from={from}
          onFrom={(next) => set({ from: next }, { replace: true })}
          onRemove={(...removed) => {
            removed.forEach(removeChoice);
            set({ ids: ids.filter((id) => !removed.includes(id)) });
            // For when the focus disappears with the notice or the table.
            focusHeading();
          }}
        />
      )}
    </Page>
  );
}

interface ListingsProps extends ComparePageProps {
  ids: readonly string[];
  from: string;
  onFrom: (from: string) => void;
  onRemove: (...ids: string[]) => void;
}

/** Pending, failed, none available, or the comparison. */
function Listings({ ids, from, onFrom, onRemove, linkTo, analysis: Analysis }: ListingsProps) {
  const { listings, isPending, isFetching, error, loadedAt, retry } = useComparedListings(ids);
  if (error) {
    return (
      <ErrorState
        title="We couldn’t load the comparison"
        text={describeError(error)}
        onRetry={retry}
        retrying={isFetching}
      />
    );
  }
  if (isPending) return <TableSkeleton columns={ids.length} />;
  const missing = ids.filter((id) => !listings.some((listing) => listing.id === id));
  if (listings.length === 0) {
    return (
      <EmptyState
        icon={<Scale />}
        title="These listings aren’t available"
        text="They may have been removed, or the link is incomplete."
        action={<ButtonLink to={paths.marketplace}>Browse the marketplace</ButtonLink>}
      />
    );
  }
  return (
    <>
      {missing.length > 0 ? (
        <Notice
          action={
            <Button variant="secondary" size="sm" onClick={() => onRemove(...missing)}>
              Remove from comparison
            </Button>
          }
        >
          {missing.length === 1
            ? 'This listing isn’t available: it may have been removed'
            : `${missing.length} listings aren’t available: they may have been removed`}
          , or the link is incomplete.
        </Notice>
      ) : null}
      <Suspense fallback={<TableSkeleton columns={listings.length} />}>
        <Analysis listings={listings}>
          {(analysis) => (
            <Comparison
              ids={ids}
              listings={listings}
              loadedAt={loadedAt}
              from={from}
              onFrom={onFrom}
              analysis={analysis}
              linkTo={linkTo}
              onRemove={onRemove}
            />
          )}
        </Analysis>
      </Suspense>
    </>
  );
}

type Results = UseQueryResult<Listing | null>[];

/** Keeps the identity of the listings while they're the same. */
function combine(results: Results) {
  return {
    // What a moderator removed is only left for its owner and staff.
    listings: results.flatMap(({ data }) => (data && data.removed_at === null ? [data] : [])),
    isPending: results.some(({ isPending }) => isPending),
    isFetching: results.some(({ isFetching }) => isFetching),
    error: results.find(({ data, error }) => data === undefined && error)?.error ?? null,
    /** When they were loaded (ms), for price drops and the time on market. */
    loadedAt: Math.max(0, ...results.map(({ dataUpdatedAt }) => dataUpdatedAt)),
  };
}

/**
 * The listings that this reader can see, in the order of `ids`, without those that don't exist. `retry` repeats the
 * requests that failed.
 */
function useComparedListings(ids: readonly string[]) {
  const client = useQueryClient();
  const compared = useQueries({ queries: ids.map(listingQuery), combine });
  const retry = () => {
    for (const id of ids)
      void client.refetchQueries({
        queryKey: listingQuery(id).queryKey,
        predicate: ({ state }) => state.status === 'error',
      });
  };
  return { ...compared, retry };
}
