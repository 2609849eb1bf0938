import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { paths } from '@/domain/site/paths';
import { sendOrQueue } from '@/platform/offline/send-or-queue';
import { database } from '@/platform/supabase/client';
import { RequestFailure, unwrap } from '@/platform/errors/errors';
import { currentPlace, moveCard, type BoardCard, type Move } from '../board';
import type { AnalysisInputs, AnalysisTarget } from '../inputs';
import type { Deal } from '../schema';
import { withChange, type TaskChange } from '../task-changes';
import { removePipelineFiles } from './remove-files';
import { pipelineKeys } from './keys';
import type { CardDetail } from './card-query';
import { boardQuery } from './queries';
import { sendTask } from './send-task';

/** Whether a move is in flight, whose result must not be replaced by an earlier answer. */
export const isMoving = (queryClient: QueryClient) => queryClient.isMutating({ mutationKey: pipelineKeys.moving }) > 0;

/**
 * Moves a card. The board changes immediately; if the request fails, this card goes back to where it was, and moves of
 * other cards stay.
 */
export function useMoveCard(userId: string, onFailed: (error: Error, card: BoardCard | undefined) => void) {
  const queryClient = useQueryClient();
  const { queryKey } = boardQuery(userId);
  return useMutation({
    mutationKey: pipelineKeys.moving,
    // One request at a time, in order.
    scope: { id: 'pipeline-moves' },
    mutationFn: async ({ id, stage, beforeId }: Move) => {
      unwrap(
        await database().rpc('move_pipeline_card', { card_id: id, stage, ...(beforeId && { before_id: beforeId }) }),
      );
    },
    onMutate: (move) => {
      // A response to an earlier request would show the old order.
      void queryClient.cancelQueries({ queryKey });
      const cards = queryClient.getQueryData(queryKey) ?? [];
      queryClient.setQueryData(queryKey, moveCard(cards, move, new Date().toISOString()));
      const card = cards.find(({ id }) => id === move.id);
      return { card, before: currentPlace(cards, move.id) };
    },
    onError: (error, _, shown) => {
      const before = shown?.before;
      if (before) {
        queryClient.setQueryData(queryKey, (cards) =>
          cards ? moveCard(cards, before, shown.card?.updated_at ?? '') : cards,
        );
      }
      onFailed(error, shown?.card);
    },
    onSettled: () =>
      // Not before the last move: it isn't stored yet.
      queryClient.isMutating({ mutationKey: pipelineKeys.moving }) === 1
        ? queryClient.invalidateQueries({ queryKey: pipelineKeys.all(userId) })
        : undefined,
  });
}

/** A mutation after which everything about the pipeline is read again. */
function usePipelineMutation<V, R>(userId: string, mutationFn: (variables: V) => Promise<R>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => queryClient.invalidateQueries({ queryKey: pipelineKeys.all(userId) }),
  });
}

/** Adds a listing at Watching. Succeeds if it's already there. Resolves once the card is known. */
export function useAddListing(userId: string) {
  return usePipelineMutation(userId, async (listing: { id: string; title: string }) => {
    const row = { user_id: userId, property_id: listing.id, title: listing.title };
    const { error, status } = await database().from('pipeline_cards').insert(row);
    if (error?.code !== '23505') unwrap({ data: null, error, status });
  });
}

/** Adds a deal from elsewhere. The ID makes a retry harmless. */
export function useAddDeal(userId: string) {
  return usePipelineMutation(userId, async (deal: Deal & { id: string }) => {
    const { error, status } = await database()
      .from('pipeline_cards')
      .insert({ ...deal, user_id: userId });
    if (error?.code !== '23505') unwrap({ data: null, error, status });
  });
}

/** Changes the title, address, and price of a deal from elsewhere. */
export function useEditDeal(userId: string, id: string) {
  return usePipelineMutation(userId, async ({ title, address, price }: Omit<Deal, 'stage'>) => {
    const changed = unwrap(
      await database().from('pipeline_cards').update({ title, address, price }).eq('id', id).select('id'),
    );
    if (changed.length === 0) throw new RequestFailure('not-found', 'This deal is gone.', null, null);
  });
}

/** Removes a card with everything on it. Succeeds if it's already gone. */
export function useRemoveCard(userId: string) {
  return usePipelineMutation(userId, async (id: string) => {
    const files = unwrap(await database().from('pipeline_files').select('path').eq('card_id', id));
    unwrap(await database().from('pipeline_cards').delete().eq('id', id));
    await removePipelineFiles(files.map(({ path }) => path));
  });
}

/**
 * Changes the tasks of an open card right away, and reads them again afterwards. Without a network, the change waits in
 * the outbox.
 */
export function useChangeTask(userId: string, cardId: string) {
  const queryClient = useQueryClient();
  const queryKey = pipelineKeys.card(userId, cardId);
  return useMutation({
    mutationFn: (change: TaskChange) =>
      sendOrQueue(
        { client: queryClient, userId },
        {
          kind: 'task',
          key: change.id,
          failure: `The task “${change.title}” wasn’t saved.`,
          path: paths.pipeline(cardId),
          value: { ...change, cardId },
        },
        sendTask,
      ),
    onMutate: (change) => {
      void queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData<CardDetail | null>(queryKey);
      if (before) queryClient.setQueryData(queryKey, withChange(before, change, new Date().toISOString()));
      return { before };
    },
    onError: (_, __, shown) => {
      if (shown?.before) queryClient.setQueryData(queryKey, shown.before);
      void queryClient.invalidateQueries({ queryKey: pipelineKeys.all(userId) });
    },
  });
}

/** Deletes a saved analysis. Succeeds if it's already gone. */
export function useDeleteAnalysis(userId: string) {
  return usePipelineMutation(userId, async (id: string) => {
    unwrap(await database().from('saved_analyses').delete().eq('id', id));
  });
}

/** Saves an analysis and resolves with its card. The ID makes a retry harmless. */
export function useSaveAnalysis(userId: string) {
  return usePipelineMutation(
    userId,
    async (analysis: { id: string; name: string; inputs: AnalysisInputs; target: AnalysisTarget }) => {
      const { id, name, inputs, target } = analysis;
      return unwrap(
        await database().rpc('save_analysis', {
          id,
          name,
          inputs: { ...inputs },
          ...('propertyId' in target && { property_id: target.propertyId }),
          ...('cardId' in target && { card_id: target.cardId }),
          ...('dealTitle' in target && { deal_title: target.dealTitle }),
        }),
      );
    },
  );
}
