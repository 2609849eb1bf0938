import type { ReactNode } from 'react';
import type { QueueRow } from './queue-list';
import type { ReviewActions } from './use-review-queue';

interface ReviewKind<Item extends { id: string }> {
  /** What one item is called: 'Listing'. */
  noun: string;
  /** Reads items by ID, in any order. Leaves out those that are gone. */
  read: (ids: readonly string[], signal: AbortSignal) => Promise<Item[]>;
  renderRow: (item: Item) => QueueRow;
  renderCard: (item: Item, actions: ReviewActions) => ReactNode;
}

/** An item of the review queue, of any kind. */
export interface ReviewItem {
  id: string;
  row: QueueRow;
  renderCard: (actions: ReviewActions) => ReactNode;
}

/** A kind of items that staff review, for the queue of all kinds. */
export interface AnyReviewKind {
  read: (ids: readonly string[], signal: AbortSignal) => Promise<ReviewItem[]>;
}

/** Describes a kind of items that staff review. */
export function reviewKind<Item extends { id: string }>(kind: ReviewKind<Item>): AnyReviewKind {
  const { noun, read, renderRow, renderCard } = kind;
  return {
    read: async (ids, signal) =>
      (await read(ids, signal)).map((item) => {
        const row = renderRow(item);
        return {
          id: item.id,
          row: { ...row, detail: `${noun} · ${row.detail}` },
          renderCard: (actions) => renderCard(item, actions),
        };
      }),
  };
}
