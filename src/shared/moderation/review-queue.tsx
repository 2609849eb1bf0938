import { clsx } from 'clsx';
import { ArrowLeft } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { QueryError } from '@/platform/query/query-error';
import { Button } from '@/kit/ui/button';
import { Card } from '@/kit/ui/card';
import { KeyHint } from '@/kit/ui/key-hint';
import { LoadMore } from '@/kit/ui/load-more';
import { Skeleton } from '@/kit/ui/skeleton';
import { QueueList } from './queue-list';
import { useReviewQueue, type ReviewActions, type ReviewList } from './use-review-queue';

interface ReviewQueueProps<Item> extends ReviewList<Item> {
  /** What the items are called: 'reports'. */
  itemsLabel: string;
  /** Shown if the queue is empty. */
  empty: ReactNode;
  /** Renders an item's card. Its `h2` is focused when it's opened or follows a resolved one. */
  children: (item: Item, actions: ReviewActions) => ReactNode;
}

/**
 * The items that staff review: a list, and next to it the card of one of them. Phones show the list or a card. J and K
 * go through the list, A and R decide, and Z undoes. What staff have decided about leaves the list, and is back if it's
 * undone. The card of one that others have decided about stays until the member moves on.
 */
export function ReviewQueue<Item extends { id: string }>(props: ReviewQueueProps<Item>) {
  const { query, itemsLabel, empty, children } = props;
  const card = useRef<HTMLDivElement>(null);
  const { items, current, isGone, notice, failed, forget, canUndo, ...queue } = useReviewQueue(props, card);
  if (query.data === undefined) {
    if (!query.error) return <Loading what={itemsLabel} />;
    return <QueryError query={query} title={`We couldn’t load the ${itemsLabel}`} />;
  }
  const { showsCard, show, showList, actionsOf } = queue;
  return (
    <div>
      <Notice text={notice} />
      {failed.map((one) => (
        <Failed key={one.id} text={`${one.title}: ${one.error}`} onRead={() => void forget(one.id)} />
      ))}
      {items.length === 0 && !current && !query.hasNextPage ? empty : null}
      <div className={columns}>
        {current ? (
          <ListColumn
            {...props}
            items={items}
            currentId={current.id}
            onOpen={show}
            canUndo={canUndo}
            hidden={showsCard}
          />
        ) : null}
        {current ? (
          <div ref={card} className={clsx('min-w-0 [&_h2]:scroll-mt-8', !showsCard && 'max-lg:hidden')}>
            <Back onClick={showList}>All {itemsLabel}</Back>
            {isGone ? (
              <Notice text="This is no longer in the queue. Somebody else decided it, or it was withdrawn." />
            ) : null}
            <div key={current.id} className={cardPane}>
              {children(current, actionsOf(current))}
            </div>
          </div>
        ) : null}
      </div>
    </div>
  );
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
