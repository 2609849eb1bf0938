import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { uniqueById } from '@/kit/formatting/ids';
import { QueryError } from '@/platform/query/query-error';
import { Button } from '@/kit/ui/button';
import { Card } from '@/kit/ui/card';
import { KeyHint } from '@/kit/ui/key-hint';
import { LoadMore } from '@/kit/ui/load-more';
import { Skeleton } from '@/kit/ui/skeleton';
import { QueueList, type QueueRow } from './queue-list';
import { preloadReasonDialog } from './reason-dialog';
import { useHeadingFocus } from './use-heading-focus';
import { useCurrentItem } from './use-current-item';
import { useQueueKeys } from './use-queue-keys';
import { useStaffDecisions, useToastDecision, useUndoDecision } from './use-staff-decisions';

/** Callbacks from a card to its queue. */
export interface ReviewActions {
  /** Shows the message and the next card. */
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
  /** An item's line in the list. */
  renderRow: (item: Item) => QueueRow;
  /** What else a decision can be about that resolves the item, besides the item: the content that a report is about. */
  subjectOf?: (item: Item) => string;
  /** IDs of items that the member has just decided about outside of their cards. */
  left?: readonly string[];
  /** Renders an item's card. Its `h2` is focused when it's opened or follows a resolved one. */
  children: (item: Item, actions: ReviewActions) => ReactNode;
}

/**
 * The items that staff review: a list, and next to it the card of one of them. Phones show the list or a card. J and K
 * go through the list, A and R decide, and Z undoes. What staff have decided about leaves the list, and is back if it's
 * undone. The card of one that others have decided about stays until the member moves on.
 */
export function ReviewQueue<Item extends { id: string }>(props: ReviewQueueProps<Item>) {
  const { query, itemsLabel, empty, renderRow, subjectOf, left = [], children } = props;
  const { data, error, refetch, hasNextPage } = query;
  const { decided, latest, failed, forget } = useStaffDecisions(refetch);
  const toastDecision = useToastDecision();
  const undo = useUndoDecision();
  const all = useMemo(() => uniqueById(data?.pages.flatMap((page) => page.items) ?? []), [data]);
  const subjectsOf = (item: Item) => (subjectOf ? [item.id, subjectOf(item)] : [item.id]);
  const items = all.filter((item) => !subjectsOf(item).some((id) => decided.has(id)));
  const { current, isGone, neighbor, open, leave } = useCurrentItem(items, left);
  const [notice, setNotice] = useState<string | null>(null);
  // On phones, which have no room for both.
  const [showsCard, setShowsCard] = useState(false);
  // What is shown once it's back: the item with one of these subjects.
  const [undone, setUndone] = useState<readonly string[]>([]);
  const preview = useRef<HTMLDivElement>(null);
  const focusNext = useHeadingFocus(preview, `${current?.id} ${showsCard}`);

  useEffect(preloadReasonDialog, []);

  useFurtherPages(query, neighbor(1) === undefined);
  const show = (item: Item) => {
    setNotice(null);
    open(item);
    setShowsCard(true);
    focusNext();
  };
  const back = items.find((item) => subjectsOf(item).some((id) => undone.includes(id)));
  if (back) {
    setUndone([]);
    open(back);
    setShowsCard(true);
  }
  const handleUndone = (subjects: readonly string[]) => {
    setUndone(subjects);
    focusNext();
  };
  useQueueKeys(preview, {
    onMove: (step) => {
      const next = neighbor(step);
      if (next) show(next);
    },
    onUndo: () => {
      if (latest) void undo(latest, () => handleUndone(latest.subjects));
    },
  });
  const handleResolved = (item: Item, message: string) => {
    setNotice(null);
    leave();
    // The card is removed together with the focus.
    focusNext();
    const subjects = subjectsOf(item);
    const { title } = renderRow(item);
    void toastDecision({ subjects, message, title, onUndone: () => handleUndone(subjects) });
  };
  const handleConflict = (item: Item, message: string) => {
    setNotice(`${renderRow(item).title}: ${message}`);
    leave();
    void refetch();
  };

  if (data === undefined) {
    if (!error) return <Loading what={itemsLabel} />;
    return <QueryError query={query} title={`We couldn’t load the ${itemsLabel}`} />;
  }
  return (
    <div>
      <Notice text={notice} />
      {failed.map((one) => (
        <Failed key={one.id} text={`${one.title}: ${one.error}`} onRead={() => void forget(one.id)} />
      ))}
      {items.length === 0 && !current && !hasNextPage ? empty : null}
      <div className={columns}>
        {current ? (
          <ListColumn
            {...props}
            items={items}
            currentId={current.id}
            onOpen={show}
            canUndo={latest !== undefined}
            hidden={showsCard}
          />
        ) : null}
        {current ? (
          <div ref={preview} className={clsx('min-w-0 [&_h2]:scroll-mt-28', !showsCard && 'max-lg:hidden')}>
            <Back onClick={() => setShowsCard(false)}>All {itemsLabel}</Back>
            {isGone ? (
              <Notice text="This is no longer in the queue. Somebody else decided it, or it was withdrawn." />
            ) : null}
            <div key={current.id} className={cardPane}>
              {children(current, {
                onResolved: (message) => handleResolved(current, message),
                onConflict: (message) => handleConflict(current, message),
              })}
            </div>
          </div>
        ) : null}
      </div>
    </div>
  );
}

/** Loads the next page once all loaded items are resolved, or the last one is shown. */
function useFurtherPages(query: UseInfiniteQueryResult, isAtEnd: boolean): void {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const needsMore = data !== undefined && isAtEnd && hasNextPage && !isFetchingNextPage && !error;
  useEffect(() => {
    if (needsMore) void fetchNextPage();
  }, [needsMore, fetchNextPage]);
}

/** A card with decisions, which are sticky, fills the screen, so that they stay in place while its parts load. */
const cardPane = 'grid grid-cols-1 sm:has-[.sticky]:min-h-[calc(100dvh-9rem)]';
const columns = 'items-start gap-6 lg:grid lg:grid-cols-[19rem_minmax(0,1fr)]';

function Notice({ text }: { text: string | null }) {
  const shown = 'mb-4 block rounded-control bg-amber-soft px-4 py-3 text-sm font-medium text-amber-ink';
  return <output className={text ? shown : 'sr-only'}>{text}</output>;
}

/** A decision that couldn't be carried out. */
function Failed({ text, onRead }: { text: string; onRead: () => void }) {
  return (
    <div
      role="alert"
      className="mb-4 flex items-center gap-3 rounded-control bg-amber-soft px-4 py-2 text-sm text-amber-ink"
    >
      <p className="flex-1 font-medium">{text}</p>
      <Button variant="ghost" size="sm" onClick={onRead}>
        OK
      </Button>
    </div>
  );
}

function Back({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button variant="ghost" size="sm" icon={<ArrowLeft aria-hidden />} className="mb-3 lg:hidden" onClick={onClick}>
      {children}
    </Button>
  );
}

interface ListColumnProps<Item> extends Pick<ReviewQueueProps<Item>, 'query' | 'itemsLabel' | 'renderRow'> {
  items: readonly Item[];
  currentId: string;
  onOpen: (item: Item) => void;
  canUndo: boolean;
  /** On phones. */
  hidden: boolean;
}

/** The list with its further pages, which stays in view while a long card scrolls. */
function ListColumn<Item extends { id: string }>(props: ListColumnProps<Item>) {
  const { query, itemsLabel, renderRow, items, currentId, onOpen, canUndo, hidden } = props;
  return (
    <div className={clsx('lg:sticky lg:top-20', hidden && 'max-lg:hidden')}>
      <Card className="overflow-y-auto lg:max-h-[calc(100dvh-9rem)]">
        <QueueList
          label={`Queue of ${itemsLabel}`}
          rows={items.map((item) => ({ id: item.id, ...renderRow(item) }))}
          currentId={currentId}
          onOpen={(id) => {
            const item = items.find((one) => one.id === id);
            if (item) onOpen(item);
          }}
        />
        {items.length === 0 ? <p className="px-4 py-3 text-sm text-muted">No other {itemsLabel}</p> : null}
        {query.hasNextPage ? (
          <div className="px-4 pb-4 [&>div]:mt-4">
            <LoadMore itemsLabel={itemsLabel} query={query} marginPx={0} />
          </div>
        ) : null}
      </Card>
      <p className="mt-3 flex items-center gap-1.5 px-1 text-sm text-muted max-lg:hidden pointer-coarse:hidden">
        <KeyHint>J</KeyHint> next <KeyHint className="ml-2">K</KeyHint> previous
        {canUndo ? (
          <>
            <KeyHint className="ml-2">Z</KeyHint> undo
          </>
        ) : null}
      </p>
    </div>
  );
}

function Loading({ what }: { what: string }) {
  return (
    <div className={columns}>
      <output className="sr-only">Loading {what}</output>
      <Skeleton className="h-80 rounded-card" />
      <Skeleton className="h-[32rem] rounded-card max-lg:hidden" />
    </div>
  );
}
