import { clsx } from 'clsx';
import { memo, useId, type DragEvent } from 'react';
import { pluralize } from '@/kit/formatting/format';
import type { BoardCard } from '../../board';
import { stageName, type Stage } from '../../stages';
import type { BoardProps } from './board-props';
import { BoardCardItem } from './board-card';

/** Where a dragged card would go. */
export interface DropTarget {
  stage: Stage;
  beforeId: string | null;
}

interface BoardColumnProps extends Pick<BoardProps, 'board' | 'state' | 'slots'> {
  stage: Stage;
  cards: readonly BoardCard[];
  /** ID of the card that is being dragged. */
  dragged: string | null;
  target: DropTarget | null;
  onDrag: (id: string) => void;
  onDragEnd: () => void;
  onTarget: (target: DropTarget) => void;
  /** Null while the target is elsewhere. */
  onDrop: (() => void) | null;
  className: string | undefined;
}

/** The card that the pointer is above the middle of; null below all of them. */
function cardBelow(list: HTMLElement, y: number, dragged: string): string | null {
  const items = [...list.querySelectorAll<HTMLElement>('[data-card]')].filter(
    (item) => item.dataset['card'] !== dragged,
  );
  const found = items.find((item) => {
    const { top, height } = item.getBoundingClientRect();
    return y < top + height / 2;
  });
  return found?.dataset['card'] ?? null;
}

/** A stage of the board with its deals. Cards can be dropped anywhere on it. */
export const BoardColumn = memo(function Column(props: BoardColumnProps) {
  const { stage, cards, dragged, target, onTarget, onDrop, className, ...card } = props;
  const id = useId();
  const over = (event: DragEvent<HTMLElement>) => {
    if (dragged === null) return;
    event.preventDefault();
    const beforeId = cardBelow(event.currentTarget, event.clientY, dragged);
    if (target?.beforeId !== beforeId || target.stage !== stage) onTarget({ stage, beforeId });
  };
  return (
    <section
      aria-labelledby={id}
      className={clsx('min-w-0 snap-start rounded-card bg-sunken', target && 'outline-2 outline-evergreen', className)}
    >
      <div
        onDragOver={over}
        onDrop={(event) => {
          event.preventDefault();
          onDrop?.();
        }}
        className="flex h-full flex-col gap-2 p-2 md:min-h-96"
      >
        <h2
          id={id}
          className="flex items-center justify-between gap-2 px-2 pt-1.5 text-sm font-semibold max-md:sr-only"
        >
          {stageName(stage)}
          <span className="numeric font-medium text-muted">
            <span className="sr-only">, </span>
            {cards.length}
            <span className="sr-only"> {pluralize(cards.length, 'deal').replace(/^\S+ /, '')}</span>
          </span>
        </h2>
        <ul className="flex flex-1 flex-col gap-2">
          {cards.map((one) => (
            <li key={one.id} data-card={one.id} className="relative">
              {target?.beforeId === one.id ? <DropLine /> : null}
              <BoardCardItem card={one} isDragged={dragged === one.id} {...card} />
            </li>
          ))}
          {target?.beforeId === null ? (
            <li aria-hidden className="relative h-1">
              <DropLine />
            </li>
          ) : null}
          {cards.length === 0 ? <li className="px-2 py-3 text-sm text-muted">No deals in this stage</li> : null}
        </ul>
      </div>
    </section>
  );
});

function DropLine() {
  return <span aria-hidden className="absolute inset-x-0 -top-[5px] h-0.5 rounded-full bg-evergreen" />;
}
