import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { withoutRepeats } from '@/shared/lib/ids';
import { explainFailure } from '@/shared/supabase/explain-failure';
import { ErrorState } from './error-state';
import { LoadMore } from './load-more';
import { Skeleton } from './skeleton';
import { toast } from './toast';

/** What a card tells the list it stands on. */
export interface Settling {
  /** It leaves the list, with this said. */
  onSettled: (said: string) => void;
  /** Somebody else was quicker, or it is no longer what is shown. */
  onOvertaken: (why: string) => void;
}

interface WaitingListProps<Item> {
  list: UseInfiniteQueryResult<InfiniteData<{ items: Item[] }>>;
  /** What the list holds, in the plural: 'reports'. */
  what: string;
  /** Shown where there is none. */
  empty: ReactNode;
  /** What an item is called where it is spoken of and no longer seen. */
  nameOf?: (item: Item) => string;
  /** An item's card, with an `h2` that takes the focus when the one before has left. */
  children: (item: Item, settling: Settling) => ReactNode;
}

/** A list of what waits for staff, page by page, each settled in its place. Those that are settled leave the pages (`leaveList`). */
export function WaitingList<Item extends { id: string }>({
  list,
  what,
  empty,
  nameOf,
  children,
}: WaitingListProps<Item>) {
  const { data, error, refetch, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, isFetchNextPageError } =
    list;
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const items = useMemo(() => withoutRepeats(data?.pages.flatMap((page) => page.items) ?? []), [data]);
  const [told, setTold] = useState<string | null>(null);

  // All that was read is settled, and more waits.
  const dry = data !== undefined && items.length === 0 && hasNextPage && !isFetchingNextPage && !error;
  useEffect(() => {
    if (dry) loadMore();
  }, [dry, loadMore]);

  const settled = (index: number, item: Item, said: string) => {
    setTold(null);
    // Short: on a phone it stands where the next card's buttons are.
    toast.success(said, { duration: 2000, ...(nameOf && { description: nameOf(item) }) });
    // The card goes, and the focus with it.
    focusCard(items[index + 1] ?? items[index - 1]);
  };
  const overtaken = (item: Item, why: string) => {
    setTold(nameOf ? `${nameOf(item)}: ${why}` : why);
    void refetch();
  };

  if (data === undefined) {
    if (!error) return <Loading what={what} />;
    return (
      <ErrorState
        title={`The ${what} could not be loaded`}
        text={explainFailure(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  return (
    <div>
      <output
        className={
          told ? 'mb-4 block rounded-control bg-amber-soft px-4 py-3 text-sm font-medium text-amber-ink' : 'sr-only'
        }
      >
        {told}
      </output>
      {items.length === 0 && !hasNextPage ? empty : null}
      <ul className="flex flex-col gap-6">
        {items.map((item, index) => (
          <li key={item.id} data-item={item.id}>
            {children(item, {
              onSettled: (said) => settled(index, item, said),
              onOvertaken: (why) => overtaken(item, why),
            })}
          </li>
        ))}
      </ul>
      {hasNextPage ? (
        <LoadMore what={what} onMore={loadMore} busy={isFetchingNextPage} failed={isFetchNextPageError} />
      ) : null}
    </div>
  );
}

/** Moves the focus to an item's card; where there is none, up to the page's heading. */
function focusCard(item: { id: string } | undefined): void {
  const card = item && document.querySelector<HTMLElement>(`[data-item="${item.id}"] h2`);
  const heading = card ?? document.querySelector<HTMLElement>('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus();
}

function Loading({ what }: { what: string }) {
  return (
    <div className="flex flex-col gap-6">
      <output className="sr-only">Loading {what}</output>
      {Array.from({ length: 2 }, (_, index) => (
        <Skeleton key={index} className="h-80 rounded-card" />
      ))}
    </div>
  );
}
