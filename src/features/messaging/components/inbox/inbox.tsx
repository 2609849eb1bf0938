import { useInfiniteQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { paths } from '@/shared/config/paths';
import { withoutRepeats } from '@/shared/lib/ids';
import { explainFailure } from '@/shared/supabase/explain-failure';
import { ButtonLink } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { LoadMore } from '@/shared/ui/load-more';
import { Skeleton } from '@/shared/ui/skeleton';
import { inboxQuery } from '../../api/queries';
import { InboxRow, rowHeight } from './inbox-row';

/** How far each member's list was scrolled: another conversation is another screen, but the same list. */
const offsets = new Map<string, number>();

interface InboxProps {
  userId: string;
  /** The conversation that is shown, by its address; null for none. */
  shown: string | null;
}

/** The member's conversations, the last written in first. */
export function Inbox({ userId, shown }: InboxProps) {
  const pages = useInfiniteQuery(inboxQuery(userId));
  const { data, error, fetchNextPage } = pages;
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  // One that moved up between two pages moves the others on.
  const entries = useMemo(() => data && withoutRepeats(data.pages.flatMap(({ items }) => items)), [data]);
  const list = useRef<VirtualizerHandle>(null);
  const there = entries !== undefined;

  useLayoutEffect(() => {
    const offset = offsets.get(userId);
    if (there && offset) list.current?.scrollTo(offset);
  }, [there, userId]);

  if (entries === undefined) {
    if (!error) return <InboxSkeleton />;
    return (
      <div className="p-4">
        <ErrorState
          title="Your messages could not be loaded"
          text={explainFailure(error)}
          onRetry={() => void pages.refetch()}
          retrying={pages.isFetching}
        />
      </div>
    );
  }
  if (entries.length === 0) {
    return (
      <div className="p-4">
        <EmptyState
          icon={<MessageCircle />}
          title="No messages yet"
          text="Write to a seller from their listing, or to a member from their page."
          action={
            <>
              <ButtonLink to={paths.marketplace}>Browse the marketplace</ButtonLink>
              <ButtonLink to={paths.members} variant="secondary">
                Browse Members
              </ButtonLink>
            </>
          }
        />
      </div>
    );
  }
  const now = new Date(pages.dataUpdatedAt);
  return (
    <nav aria-label="Conversations" className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
      <Virtualizer
        ref={list}
        data={entries}
        as="ul"
        item="li"
        itemSize={rowHeight}
        onScroll={(offset) => offsets.set(userId, offset)}
      >
        {(entry) => (
          <InboxRow
            key={entry.id}
            entry={entry}
            now={now}
            current={shown !== null && (entry.partner.id === shown || entry.conversationId === shown)}
          />
        )}
      </Virtualizer>
      {pages.hasNextPage ? (
        <div className="pb-8">
          <LoadMore
            what="conversations"
            onMore={loadMore}
            busy={pages.isFetchingNextPage}
            failed={pages.isFetchNextPageError}
          />
        </div>
      ) : null}
    </nav>
  );
}

function InboxSkeleton() {
  return (
    <div className="overflow-hidden">
      <output className="sr-only">Loading your messages</output>
      {Array.from({ length: 7 }, (_, row) => (
        <div key={row} className="flex items-center gap-3 px-4" style={{ height: rowHeight }}>
          <Skeleton className="size-12 shrink-0 rounded-full!" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-32" />
            <Skeleton className="h-3 w-4/5" />
          </div>
        </div>
      ))}
    </div>
  );
}
