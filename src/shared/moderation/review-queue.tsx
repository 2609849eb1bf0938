import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { uniqueById } from '@/shared/supabase/ids';
import { QueryError } from '@/shared/query/query-error';
import { LoadMore } from '@/shared/ui/load-more';
import { Skeleton } from '@/shared/ui/skeleton';
import { toast } from '@/shared/ui/toast';

/** Callbacks from a card to its queue. */
export interface ReviewActions {
  /** Removes the card and shows the message. */
  onResolved: (message: string) => void;
  /** Someone else resolved or changed the item: shows the message and refetches. */
  onConflict: (message: string) => void;
}

interface ReviewQueueProps<Item> {
  query: UseInfiniteQueryResult<InfiniteData<{ items: Item[] }>>;
  /** What the items are called: 'reports'. */
  itemsLabel: string;
  /** Shown if the queue is empty. */
  empty: ReactNode;
  /** Name of an item, for messages shown after its card is gone. */
  nameOf?: (item: Item) => string;
  /** Renders an item's card. Its `h2` is focused when the card before it is removed. */
  children: (item: Item, actions: ReviewActions) => ReactNode;
}

/** A paged list of items for staff to review. Callers remove resolved items with `removeFromPages`. */
export function ReviewQueue<Item extends { id: string }>({
  query,
  itemsLabel,
  empty,
  nameOf,
  children,
}: ReviewQueueProps<Item>) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage, isFetchNextPageError } = query;
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const items = useMemo(() => uniqueById(data?.pages.flatMap((page) => page.items) ?? []), [data]);
  const [notice, setNotice] = useState<string | null>(null);

  // All loaded items are resolved, but there are more pages.
  const needsMore = data !== undefined && items.length === 0 && hasNextPage && !isFetchingNextPage && !error;
  useEffect(() => {
    if (needsMore) loadMore();
  }, [needsMore, loadMore]);

  const resolve = (index: number, item: Item, message: string) => {
    setNotice(null);
    // Short, because on phones it covers the next card's buttons.
    toast.success(message, { duration: 2000, ...(nameOf && { description: nameOf(item) }) });
    // The card is removed together with the focus.
    focusCard(items[index + 1] ?? items[index - 1]);
  };
  const handleConflict = (item: Item, message: string) => {
    setNotice(nameOf ? `${nameOf(item)}: ${message}` : message);
    void refetch();
  };

  if (data === undefined) {
    if (!error) return <Loading what={itemsLabel} />;
    return <QueryError query={query} title={`We couldn’t load the ${itemsLabel}`} />;
  }
  return (
    <div>
      <output
        className={
          notice ? 'mb-4 block rounded-control bg-amber-soft px-4 py-3 text-sm font-medium text-amber-ink' : 'sr-only'
        }
      >
        {notice}
      </output>
      {items.length === 0 && !hasNextPage ? empty : null}
      <ul className="flex flex-col gap-6">
        {items.map((item, index) => (
          <li key={item.id} data-item={item.id}>
            {children(item, {
              onResolved: (message) => resolve(index, item, message),
              onConflict: (message) => handleConflict(item, message),
            })}
          </li>
        ))}
      </ul>
      {hasNextPage ? (
        <LoadMore itemsLabel={itemsLabel} onMore={loadMore} busy={isFetchingNextPage} failed={isFetchNextPageError} />
      ) : null}
    </div>
  );
}

/** Focuses an item's card, or the page's heading without an item. */
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
