import { useDealChange } from '@/shared/deals/api/mutations';
import type { claimsOf } from '@/domain/deal/claims';
import type { Json } from '@/domain/database.types';
import { unwrap } from '@/platform/errors/errors';
import type { OfferAction } from '../offer-moves';
import type { SentOffer } from '../schema';

const messageOf = (message: string) => (message === '' ? {} : { message });

/** What the listing claimed when a buyer wrote terms. The database refuses them if it has changed since. */
interface Seen {
  claims: ReturnType<typeof claimsOf>;
}

/**
 * Makes an offer. The same `offerId` twice makes one. Fails with code P0001 and a message for the member, and the hint
 * `offer_changed` if the listing isn't what they have seen.
 */
export function useMakeOffer(propertyId: string) {
  return useDealChange(
    async (supabase, { offerId, terms, message, company, claims }: SentOffer & Seen & { offerId: string }) => {
      unwrap(
        await supabase.rpc('make_offer', {
          offer_id: offerId,
          property_id: propertyId,
          terms: { ...terms, seen_claims: claims } satisfies Json,
          ...messageOf(message),
          ...company,
        }),
      );
    },
  );
}

interface Answer extends Partial<Seen> {
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
  return useDealChange(async (supabase, { action, version, terms, message = '', claims }: Answer) => {
    unwrap(
      await supabase.rpc('answer_offer', {
        offer_id: offerId,
        action,
        version,
        ...(terms && { terms: { ...terms, ...(claims && { seen_claims: claims }) } satisfies Json }),
        ...messageOf(message),
      }),
    );
  });
}

/** For the seller, after accepting: declines all open offers on the listing. Resolves to how many. */
export function useDeclineOthers(propertyId: string) {
  return useDealChange(async (supabase, message: string) =>
    unwrap(await supabase.rpc('decline_other_offers', { property_id: propertyId, ...messageOf(message) })),
  );
}

/** Starts a call for offers on the member's own listing. Fails with code P0001 and a message for the member. */
export function useCallForOffers(propertyId: string) {
  return useDealChange(async (supabase, { deadline, zone }: { deadline: string; zone: string }) => {
    unwrap(await supabase.rpc('call_for_offers', { property_id: propertyId, deadline, time_zone: zone }));
  });
}

/** Cancels a call for offers and its sealed offers. Fails with code P0001 once it's over. */
export function useCancelCall() {
  return useDealChange(async (supabase, callId: string) => {
    unwrap(await supabase.rpc('cancel_call', { call_id: callId }));
  });
}
