import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getSupabase } from '@/shared/supabase/client';
import type { Json } from '@/shared/supabase/database.types';
import { unwrap } from '@/shared/supabase/errors';
import type { OfferAction } from '../offer-moves';
import type { SentOffer } from '../schema';
import { dealKeys } from '@/shared/deals/api/keys';

/** Refetches everything about offers and deals: a failed change may also mean that the screen is outdated. */
function useRefetchDeals() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: dealKeys.all });
}

const messageOf = (message: string) => (message === '' ? {} : { message });

/** Makes an offer. The same `offerId` twice makes one. Fails with code P0001 and a message for the member. */
export function useMakeOffer(propertyId: string) {
  const refetch = useRefetchDeals();
  return useMutation({
    mutationFn: async ({ offerId, terms, message }: SentOffer & { offerId: string }) => {
      const supabase = await getSupabase();
      unwrap(
        await supabase.rpc('make_offer', {
          offer_id: offerId,
          property_id: propertyId,
          terms: terms satisfies Json,
          ...messageOf(message),
        }),
      );
    },
    onSettled: refetch,
  });
}

interface Answer {
  action: OfferAction;
  /** The version that the member has seen. */
  version: number;
  terms?: SentOffer['terms'];
  message?: string;
}

/**
 * Answers, changes, or withdraws an offer. Fails with code P0001 and a message for the member, and the hint
 * `offer_changed` if the offer isn't what they have seen.
 */
export function useAnswerOffer(offerId: string) {
  const refetch = useRefetchDeals();
  return useMutation({
    mutationFn: async ({ action, version, terms, message = '' }: Answer) => {
      const supabase = await getSupabase();
      unwrap(
        await supabase.rpc('answer_offer', {
          offer_id: offerId,
          action,
          version,
          ...(terms && { terms: terms satisfies Json }),
          ...messageOf(message),
        }),
      );
    },
    onSettled: refetch,
  });
}

/** For the seller, after accepting: declines all open offers on the listing. Resolves to how many. */
export function useDeclineOthers(propertyId: string) {
  const refetch = useRefetchDeals();
  return useMutation({
    mutationFn: async (message: string) => {
      const supabase = await getSupabase();
      return unwrap(await supabase.rpc('decline_other_offers', { property_id: propertyId, ...messageOf(message) }));
    },
    onSettled: refetch,
  });
}

/** Starts a call for offers on the member's own listing. Fails with code P0001 and a message for the member. */
export function useCallForOffers(propertyId: string) {
  const refetch = useRefetchDeals();
  return useMutation({
    mutationFn: async ({ deadline, zone }: { deadline: string; zone: string }) => {
      const supabase = await getSupabase();
      unwrap(await supabase.rpc('call_for_offers', { property_id: propertyId, deadline, time_zone: zone }));
    },
    onSettled: refetch,
  });
}

/** Cancels a call for offers and its sealed offers. Fails with code P0001 once it's over. */
export function useCancelCall() {
  const refetch = useRefetchDeals();
  return useMutation({
    mutationFn: async (callId: string) => {
      const supabase = await getSupabase();
      unwrap(await supabase.rpc('cancel_call', { call_id: callId }));
    },
    onSettled: refetch,
  });
}
