import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { database } from '@/platform/supabase/client';
import type { Json } from '@/domain/database.types';
import { parsePlace } from '@/domain/place/place';
import { cleanSearch } from '@/domain/filters/search-text';
import { unwrap } from '@/platform/errors/errors';
import type { MatchReport } from '../match';
import { buyBoxKeys } from './keys';

const boxColumns = `states, counties, property_types, conditions, min_price, max_price, financing,
  investment_strategies, vip_alerts, alert_mail, phone, filters, seller_invitations,
  shown` as const;

/** The member's own buy box; null if there is none. */
export function boxQuery(userId: string) {
  return queryOptions({
    queryKey: buyBoxKeys.own(userId),
    queryFn: async ({ signal }) =>
      unwrap(
        await database()
          .from('buybox_profiles')
          .select(boxColumns)
          .eq('user_id', userId)
          .abortSignal(signal)
          .maybeSingle(),
      ),
    // It may have changed in another tab.
    refetchOnWindowFocus: 'always',
  });
}

/** The number of listings that match saved or unsaved criteria (columns as JSON). 1001 means more than 1,000. */
export function matchCountQuery(criteria: string) {
  return queryOptions({
    queryKey: buyBoxKeys.count(criteria),
    queryFn: async ({ signal }) => {
      const box = JSON.parse(criteria) as Json;
      return unwrap(await database().rpc('count_matches', { box }).abortSignal(signal));
    },
    placeholderData: keepPreviousData,
  });
}

/** Keys of up to four cities, counties, and ZIP codes that a text names or begins to name. Disabled for short text. */
export function placesQuery(text: string) {
  return queryOptions({
    queryKey: buyBoxKeys.places(text),
    queryFn: async ({ signal }) => {
      const found = unwrap(
        await database()
          .rpc('search_site', { q: cleanSearch(text) })
          .abortSignal(signal),
      );
      // The key of a place is its slug. A state's isn't a place.
      return found.flatMap(({ kind, slug }) => (kind === 'place' && parsePlace(slug) ? [slug] : []));
    },
    enabled: text.length > 2,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}

/** A listing compared with the member's buy box; null if they have none. */
export function matchQuery(listingId: string, userId: string) {
  return queryOptions({
    queryKey: buyBoxKeys.match(listingId, userId),
    queryFn: async ({ signal }) =>
      // The generated type is only Json.
      unwrap(
        await database().rpc('match_listing', { property_id: listingId }).abortSignal(signal),
      ) as unknown as MatchReport | null,
  });
}

/**
 * The number of other members' buy boxes that match the member's own listing; null unless it's active. 1001 means more
 * than 1,000.
 */
export function matchingBoxesQuery(listingId: string) {
  return queryOptions({
    queryKey: buyBoxKeys.boxes(listingId),
    queryFn: async ({ signal }): Promise<number | null> =>
      unwrap(await database().rpc('matching_buy_boxes', { property_id: listingId }).abortSignal(signal)),
  });
}
