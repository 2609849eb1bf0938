import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo, useState, type RefObject } from 'react';
import { uniqueById } from '@/kit/formatting/ids';
import type { QueueRow } from './queue-list';
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

/** The items that wait, and what decisions say about them. */
export interface ReviewList<Item> {
  query: UseInfiniteQueryResult<InfiniteData<{ items: Item[] }>>;
  /** An item's line in the list. */
  renderRow: (item: Item) => QueueRow;
  /** What else a decision can be about that resolves the item, besides the item: the content that a report is about. */
  subjectOf?: (item: Item) => string;
  /** IDs of items that the member has just decided about outside of their cards. */
  left?: readonly string[];
}

/** What a queue shows: its items, which of them is open in `card`, and what was decided. */
export function useReviewQueue<Item extends { id: string }>(
  { query, renderRow, subjectOf, left = [] }: ReviewList<Item>,
  card: RefObject<HTMLElement | null>,
) {
  const { data, refetch } = query;
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
  const focusNext = useHeadingFocus(card, `${current?.id} ${showsCard}`);
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
  useQueueKeys(card, {
    onMove: (step) => {
      const next = neighbor(step);
      if (next) show(next);
    },
    onUndo: () => {
      if (latest) void undo(latest, () => handleUndone(latest.subjects));
    },
  });
  const actionsOf = (item: Item): ReviewActions => ({
    onResolved: (message) => {
      setNotice(null);
      leave();
      // The card is removed together with the focus.
      focusNext();
      const subjects = subjectsOf(item);
      const { title } = renderRow(item);
      void toastDecision({ subjects, message, title, onUndone: () => handleUndone(subjects) });
    },
    onConflict: (message) => {
      setNotice(`${renderRow(item).title}: ${message}`);
      leave();
      void refetch();
    },
  });
  const showList = () => setShowsCard(false);
  const canUndo = latest !== undefined;
  return { items, current, isGone, notice, failed, forget, canUndo, showsCard, show, showList, actionsOf };
}

/** Loads the next page once all loaded items are resolved, or the last one is shown. */
function useFurtherPages(query: UseInfiniteQueryResult, isAtEnd: boolean): void {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const needsMore = data !== undefined && isAtEnd && hasNextPage && !isFetchingNextPage && !error;
  useEffect(() => {
    if (needsMore) void fetchNextPage();
  }, [needsMore, fetchNextPage]);
}
