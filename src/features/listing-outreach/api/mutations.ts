import { useMutation, useQueryClient } from '@tanstack/react-query';
import { database, type Supabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import type { SentShowing } from '../schema';
import { outreachKeys } from './keys';

/** A mutation that refetches everything about the listing, whether or not it succeeds: others change it, too. */
function useOutreachMutation<Input, Result>(
  listingId: string,
  run: (supabase: Supabase, input: Input) => Promise<Result>,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input) => run(database(), input),
    onSettled: () => queryClient.invalidateQueries({ queryKey: outreachKeys.listing(listingId) }),
  });
}

/** Asks the seller. Safe to retry with the same `id`. Refusals have a message for the member. */
export function useAskQuestion(listingId: string) {
  return useOutreachMutation(listingId, async (supabase, { id, content }: { id: string; content: string }) => {
    unwrap(await supabase.rpc('ask_question', { question_id: id, property_id: listingId, content }));
  });
}

/** For the seller: answers a question, or edits the answer. */
export function useAnswerQuestion(listingId: string) {
  return useOutreachMutation(listingId, async (supabase, { id, content }: { id: string; content: string }) => {
    unwrap(await supabase.rpc('answer_question', { question_id: id, content }));
  });
}

/** For the seller: hides a question from others, or shows it again. */
export function useHideQuestion(listingId: string) {
  return useOutreachMutation(listingId, async (supabase, { id, hidden }: { id: string; hidden: boolean }) => {
    unwrap(await supabase.rpc('hide_question', { question_id: id, hidden }));
  });
}

/** Deletes the member's own unanswered question. Resolves to false if it was answered or deleted in the meantime. */
export function useDeleteQuestion(listingId: string) {
  return useOutreachMutation(
    listingId,
    async (supabase, id: string) =>
      unwrap(await supabase.from('listing_questions').delete().eq('id', id).select('id')).length > 0,
  );
}

/** For the seller: deletes an answer, so that the question is unanswered again. */
export function useDeleteAnswer(listingId: string) {
  return useOutreachMutation(listingId, async (supabase, id: string) => {
    unwrap(await supabase.from('listing_answers').delete().eq('id', id));
  });
}

/** For the seller: offers a showing. Safe to retry with the same ID. */
export function useOfferShowing(listingId: string) {
  return useOutreachMutation(listingId, async (supabase, showing: SentShowing) => {
    unwrap(await supabase.rpc('offer_showing', { property_id: listingId, ...showing }));
  });
}

/** For the seller: cancels a showing, and notifies those who booked it. */
export function useCancelShowing(listingId: string) {
  return useOutreachMutation(listingId, async (supabase, id: string) => {
    unwrap(await supabase.rpc('cancel_showing', { showing_id: id }));
  });
}

/** For the seller: a member who booked gets the access code, however new they are. */
export function useApproveBooking(listingId: string) {
  return useOutreachMutation(listingId, async (supabase, { id, memberId }: { id: string; memberId: string }) => {
    unwrap(await supabase.rpc('approve_booking', { showing_id: id, member_id: memberId }));
  });
}

/** Books a showing, or cancels the booking. */
export function useChangeBooking(listingId: string) {
  return useOutreachMutation(listingId, async (supabase, { id, book }: { id: string; book: boolean }) => {
    unwrap(await supabase.rpc(book ? 'book_showing' : 'cancel_booking', { showing_id: id }));
  });
}

/** For the seller: invites the best matches. Resolves to how many. */
export function useInviteBuyers(listingId: string) {
  return useOutreachMutation(listingId, async (supabase, most: number) =>
    unwrap(await supabase.rpc('invite_buyers', { property_id: listingId, max_count: most })),
  );
}
