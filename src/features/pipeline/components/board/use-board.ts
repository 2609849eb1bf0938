import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { describeError } from '@/platform/errors/describe-error';
import { toast } from '@/kit/ui/toast';
import { useMoveCard } from '../../api/mutations';
import {
  dealFacts,
  moveBy,
  moveCard,
  moveToStage,
  neighborOf,
  placeOf,
  type BoardCard,
  type Direction,
  type Move,
} from '../../board';
import { stageName, type Stage } from '../../stages';

/** Moves of cards, by pointer, keyboard, and menu. The same object on every render, because cards are memoized. */
export interface BoardMoves {
  /** Moves a card, keeps the focus on it, and announces where it is. */
  move: (move: Move | null) => void;
  moveBy: (id: string, direction: Direction) => void;
  moveTo: (id: string, stage: Stage) => void;
  /** Moves the focus to the next card. */
  focusNeighbor: (id: string, direction: Direction) => void;
}

/** ID of the element of a card that has the focus. */
export const cardLinkId = (id: string) => `card-${id}`;

/** Focuses a card's link. */
export function focusCard(id: string) {
  document.getElementById(cardLinkId(id))?.focus();
}

/**
 * The moves of a board, and what to announce about the last one. `onStage`: called with the stage that a card was moved
 * to, so that a phone can show it.
 */
export function useBoard(
  userId: string,
  cards: readonly BoardCard[],
  onStage: ((stage: Stage) => void) | null,
): { board: BoardMoves; announcement: string } {
  const [announcement, setAnnouncement] = useState('');
  const [moved, setMoved] = useState<{ id: string } | null>(null);
  const latest = useRef({ cards, onStage });
  useLayoutEffect(() => {
    latest.current = { cards, onStage };
  }, [cards, onStage]);
  const { mutate } = useMoveCard(userId, (error, card) => {
    const text = card ? `${dealFacts(card).title} is back in ${stageName(card.stage)}.` : '';
    setAnnouncement(`The move failed. ${text}`);
    if (card) onStage?.(card.stage);
    toast.error('We couldn’t move the deal', { description: `${text} ${describeError(error)}` });
  });

  // The card is a new element in its new stage.
  useEffect(() => {
    if (!moved) return undefined;
    // After the menu, which returns the focus to its button.
    const timer = setTimeout(() => focusCard(moved.id), 30);
    return () => clearTimeout(timer);
  }, [moved]);

  const board = useMemo((): BoardMoves => {
    const move = (to: Move | null) => {
      const { cards: all, onStage: show } = latest.current;
      const card = to && all.find(({ id }) => id === to.id);
      if (!to || !card) return;
      mutate(to, {
        onError: () => setMoved({ id: to.id }),
      });
      const { place, of } = placeAfter(all, to);
      setAnnouncement(`${dealFacts(card).title} moved to ${stageName(to.stage)}, ${place} of ${of}.`);
      setMoved({ id: to.id });
      if (to.stage !== card.stage) show?.(to.stage);
    };
    return {
      move,
      moveBy: (id, direction) => move(moveBy(latest.current.cards, id, direction)),
      moveTo: (id, stage) => move(moveToStage(latest.current.cards, id, stage)),
      focusNeighbor: (id, direction) => {
        const next = neighborOf(latest.current.cards, id, direction);
        if (next) focusCard(next);
      },
    };
  }, [mutate]);
  return { board, announcement };
}

function placeAfter(cards: readonly BoardCard[], move: Move) {
  return placeOf(moveCard(cards, move, ''), move.id) ?? { place: 1, of: 1 };
}
