import { useEffect, useRef } from 'react';
import { Button } from './button';
import { FormError } from './field';

/** A query of pages, as TanStack Query has it. */
export interface PagedQuery {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
}

interface LoadMoreProps {
  /** What the items are called: 'listings'. */
  itemsLabel: string;
  query: PagedQuery;
  /** Loads the next page when the end of the list is this close to the viewport, in CSS pixels. */
  marginPx?: number;
}

/** Loads the next page on scroll or click; after a failure, only on click. Nothing after the last page. */
export function LoadMore(props: LoadMoreProps) {
  return props.query.hasNextPage ? <ShowMore {...props} /> : null;
}

function ShowMore({ itemsLabel, query, marginPx = 800 }: LoadMoreProps) {
  const { isFetchingNextPage: busy, isFetchNextPageError: failed, fetchNextPage } = query;
  const end = useRef<HTMLDivElement>(null);
  const idle = !busy && !failed;

  useEffect(() => {
    if (!idle || !end.current) return undefined;
    const observer = new IntersectionObserver(
      // On a busy page, several changes arrive together.
      (changes) => {
        if (changes.some(({ isIntersecting }) => isIntersecting)) fetchNextPage();
      },
      { rootMargin: `${marginPx}px` },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [idle, fetchNextPage, marginPx]);

  return (
    <div ref={end} className="mt-10 flex flex-col items-center gap-4">
      <FormError>{failed ? `We couldn’t load more ${itemsLabel}.` : null}</FormError>
      <Button variant="secondary" size="lg" busy={busy} busyLabel="Loading more" onClick={() => fetchNextPage()}>
        {failed ? 'Try again' : `Show more ${itemsLabel}`}
      </Button>
    </div>
  );
}
