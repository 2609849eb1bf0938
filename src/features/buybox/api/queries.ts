import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/shared/supabase/client';
import type { Json } from '@/shared/supabase/database.types';
import { unwrap } from '@/shared/supabase/errors';
import type { MatchReport } from '../match';
import { buyBoxKeys } from './keys';

const boxColumns =
  'states, counties, property_types, conditions, min_price, max_price, financing, investment_strategies, vip_alerts, alert_mail, phone';

/** The member's own buy box; null while there is none. */
export function boxQuery(userId: string) {
  return queryOptions({
    queryKey: buyBoxKeys.own(userId),
    queryFn: async ({ signal }) => {
      const supabase = await getSupabase();
      return unwrap(
        await supabase
          .from('buybox_profiles')
          .select(boxColumns)
          .eq('user_id', userId)
          .retry(false)
          .abortSignal(signal)
          .maybeSingle(),
      );
    },
    // Changed in another tab: seen on returning to this one.
    refetchOnWindowFocus: 'always',
  });
}

/** How many listings match a box, saved or not; 1001 stands for more than 1,000. `criteria`: its columns as JSON, which tell one question from another. */
export function matchCountQuery(criteria: string) {
  return queryOptions({
    queryKey: buyBoxKeys.count(criteria),
    queryFn: async ({ signal }) => {
      const supabase = await getSupabase();
      const box = JSON.parse(criteria) as Json;
      return unwrap(await supabase.rpc('count_matches', { box }).retry(false).abortSignal(signal));
    },
    placeholderData: keepPreviousData,
  });
}

/** How a listing compares with the member's buy box; null without a box. */
export function matchQuery(listingId: string, userId: string) {
  return queryOptions({
    queryKey: buyBoxKeys.match(listingId, userId),
    queryFn: async ({ signal }) => {
      const supabase = await getSupabase();
      // What the function answers is described in SQL; the generated type knows only that it is JSON.
      return unwrap(
        await supabase.rpc('match_listing', { property_id: listingId }).retry(false).abortSignal(signal),
      ) as unknown as MatchReport | null;
    },
  });
}

/** How many other members' buy boxes an own listing matches; null while it is not active. */
export function matchingBoxesQuery(listingId: string) {
  return queryOptions({
    queryKey: buyBoxKeys.boxes(listingId),
    queryFn: async ({ signal }): Promise<number | null> => {
      const supabase = await getSupabase();
      return unwrap(
        await supabase.rpc('matching_buy_boxes', { property_id: listingId }).retry(false).abortSignal(signal),
      );
    },
  });
}
