import { ArrowDown, ArrowUp, EllipsisVertical, ExternalLink, MoveRight } from 'lucide-react';
import { paths } from '@/domain/site/paths';
import { IconButton } from '@/kit/ui/button';
import { Menu, MenuItem, MenuLabel, MenuLink, MenuSeparator } from '@/kit/ui/menu';
import type { BoardCard } from '../../board';
import { stageName, stages } from '../../stages';
import type { BoardMoves } from './use-board';

interface CardMenuProps {
  card: BoardCard;
  title: string;
  board: BoardMoves;
  /** Also offers one place up or down. */
  ordered?: boolean;
}

/** Moves a deal to another stage, or up and down in its stage, and opens its listing. */
export function CardMenu({ card, title, board, ordered = true }: CardMenuProps) {
  return (
    <div className="relative z-10 -mt-1.5 -mr-2 -mb-1">
      <Menu
        trigger={
          <IconButton label={`Move ${title}`} className="pointer-fine:size-8">
            <EllipsisVertical aria-hidden />
          </IconButton>
        }
      >
        <MenuLabel>Move to…</MenuLabel>
        {stages
          .filter((stage) => stage !== card.stage)
          .map((stage) => (
            <MenuItem key={stage} icon={<MoveRight aria-hidden />} onSelect={() => board.moveTo(card.id, stage)}>
              {stageName(stage)}
            </MenuItem>
          ))}
        {ordered ? (
          <>
            <MenuSeparator />
            <MenuItem icon={<ArrowUp aria-hidden />} onSelect={() => board.moveBy(card.id, 'up')}>
              Move up
            </MenuItem>
            <MenuItem icon={<ArrowDown aria-hidden />} onSelect={() => board.moveBy(card.id, 'down')}>
              Move down
            </MenuItem>
          </>
        ) : null}
        {card.listing ? (
          <>
            <MenuSeparator />
            <MenuLink to={paths.listing(card.listing.id)} icon={<ExternalLink aria-hidden />}>
              View listing
            </MenuLink>
          </>
        ) : null}
      </Menu>
    </div>
  );
}
