import type { QueryState } from '@/platform/navigation/use-query-state';
import type { BoardCard } from '../../board';
import type { BoardState } from '../../board-state';
import type { PipelineSlots } from '../slots';
import type { BoardMoves } from './use-board';

/** What the board and the list show. */
export interface BoardProps {
  cards: readonly BoardCard[];
  board: BoardMoves;
  state: BoardState & QueryState<BoardState>;
  slots: PipelineSlots;
}
