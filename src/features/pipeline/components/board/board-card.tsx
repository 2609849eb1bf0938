import { clsx } from 'clsx';
import { memo, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { formatRelativeDate, formatUsd } from '@/kit/formatting/format';
import { Badge } from '@/kit/ui/badge';
import { boardCodec } from '../../board-state';
import { availability, dealFacts, ownPrice, type BoardCard, type Direction } from '../../board';
import type { BoardProps } from './board-props';
import { CardMenu } from './card-menu';
import { DueLine } from './due-line';
import { cardLinkId } from './use-board';

interface BoardCardItemProps extends Pick<BoardProps, 'board' | 'state' | 'slots'> {
  card: BoardCard;
  isDragged: boolean;
  onDrag: (id: string) => void;
  onDragEnd: () => void;
}

const directions: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** A deal on the board: picture, price, address, next task, and last change. */
export const BoardCardItem = memo(function CardItem(props: BoardCardItemProps) {
  const { card, board, state, slots, isDragged, onDrag, onDragEnd } = props;
  const { title, address, price } = dealFacts(card);
  const Picture = slots.picture;
  const gone = availability(card);
  const own = ownPrice(card);
  const press = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    if (!direction || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (event.shiftKey) {
      board.moveBy(card.id, direction);
      return;
    }
    board.focusNeighbor(card.id, direction);
  };
  return (
    <div
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        // Firefox drags only with data.
        event.dataTransfer.setData('text/plain', title);
        onDrag(card.id);
      }}
      onDragEnd={onDragEnd}
      className={clsx(
        'group relative flex flex-col overflow-hidden rounded-card border border-line bg-surface md:cursor-grab',
        'transition-[border-color] hover:border-edge has-[a:focus-visible]:outline-2',
        'has-[a:focus-visible]:outline-offset-1 has-[a:focus-visible]:outline-evergreen',
        isDragged && 'opacity-45',
      )}
    >
      {card.property_id === null ? null : (
        <div className="h-24 max-md:h-36">
          <Picture path={card.listing?.images[0]} alt="" sizes="(min-width: 768px) 18rem, 100vw" />
        </div>
      )}
      <div className="flex flex-col gap-1 p-3">
        <div className="flex items-start gap-1">
          <h3 className="min-w-0 flex-1 text-[15px] leading-snug font-semibold">
            {/* Covers the card, except its menu. */}
            <Link
              id={cardLinkId(card.id)}
              to={{ search: boardCodec.serialize({ ...state, card: card.id }) }}
              draggable={false}
              aria-keyshortcuts="Shift+ArrowLeft Shift+ArrowRight Shift+ArrowUp Shift+ArrowDown"
              onKeyDown={press}
              className="line-clamp-2 break-words outline-none after:absolute after:inset-0"
            >
              {title}
            </Link>
          </h3>
          <CardMenu card={card} title={title} board={board} />
        </div>
        <p className="numeric text-base font-bold">{price === null ? 'Price not stated' : formatUsd(price)}</p>
        {own ? <p className="numeric text-sm font-medium">{own}</p> : null}
        {address ? <p className="line-clamp-2 text-sm text-muted">{address}</p> : null}
        {gone ? <Badge className="self-start">{gone}</Badge> : null}
        {card.next_task ? <DueLine task={card.next_task} /> : null}
        <p className="numeric mt-1 text-xs text-muted">Updated {formatRelativeDate(card.updated_at)}</p>
      </div>
    </div>
  );
});
