import { queryOptions } from '@tanstack/react-query';
import { persisted } from '@/platform/query/persisted';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import type { BoardCard } from '../board';
import type { ExportedCard } from '../csv';
import { toStage, type Stage } from '../stages';
import { pipelineKeys } from './keys';

/** The columns of a card's listing. */
export const listingColumns = 'id, title, address, city, state, zip, price, images, status';
/** The columns of a card. */
export const cardColumns =
  'id, property_id, title, address, price, stage, created_at, updated_at, offered_price, contract_price';

/** All cards of the member (at most 500), in order within each stage. */
export function boardQuery(userId: string) {
  return queryOptions({
    queryKey: pipelineKeys.board(userId),
    meta: persisted,
    queryFn: async ({ signal }): Promise<BoardCard[]> => {
      const cards = unwrap(
        await database()
          .from('pipeline_cards')
          .select(`${cardColumns}, next_task, listing:properties(${listingColumns})`)
          .order('position')
          .order('id')
          .abortSignal(signal),
      );
      return cards.map((card) => ({
        ...card,
        stage: toStage(card.stage),
        next_task: card.next_task as BoardCard['next_task'],
      }));
    },
    // Listings, offers, and other tabs change the board.
    staleTime: 0,
  });
}

/** The member's card of a listing; null if it isn't in the pipeline. */
export function listingCardQuery(userId: string, listingId: string) {
  return queryOptions({
    queryKey: pipelineKeys.ofListing(userId, listingId),
    meta: persisted,
    queryFn: async ({ signal }): Promise<{ id: string; stage: Stage } | null> => {
      const card = unwrap(
        await database()
          .from('pipeline_cards')
          .select('id, stage')
          .eq('property_id', listingId)
          .abortSignal(signal)
          .maybeSingle(),
      );
      return card && { id: card.id, stage: toStage(card.stage) };
    },
    staleTime: 0,
  });
}

/** Everything for the export. */
export async function loadExport(signal: AbortSignal): Promise<ExportedCard[]> {
  return unwrap(
    await database()
      .from('pipeline_cards')
      .select(
        `${cardColumns}, notes, stage_changed_at, listing:properties(${listingColumns}),
        tasks:pipeline_tasks(title, due_on, due_at, done_at, created_at)`,
      )
      .order('position')
      .order('id')
      .abortSignal(signal),
  );
}
