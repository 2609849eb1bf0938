import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/shared/supabase/client';
import { unwrap } from '@/shared/supabase/errors';
import type { Feedback, ListingSummary } from '../listing';
import { isUuid, nearestByPrice, withoutRepeats } from '../rules';
import { marketplaceKeys, type Search } from './keys';

const pageSize = 24;
const similarCount = 4;

// Every request says `retry(false)`: attempts and waits are the query client's, not multiplied by postgrest-js's own.

const summaryColumns =
  'id, title, property_type, address, city, state, zip, price, bedrooms, bathrooms, sqft, lot_sqft, condition, images, verified, jv_share_pct, cap_rate, view_count, created_at, seller:users(id, name, profile_image_url, membership_tier)';

const listingColumns =
  'id, user_id, title, description, property_type, address, city, state, zip, county, price, bedrooms, bathrooms, sqft, lot_sqft, condition, financing, occupancy, off_market_contract, images, noi, cap_rate, latitude, longitude, verified, jv_share_pct, likes, dislikes, view_count, created_at, updated_at';

/** The place in a sorted list after which the next page begins: what `search_properties` reads of a row. */
function cursorOf({ id, verified, created_at, price, cap_rate }: ListingSummary) {
  return { id, verified, created_at, price, cap_rate };
}
type Cursor = ReturnType<typeof cursorOf>;

/** Pages of listings that contain the text, in the given order. Each page begins after the last row of the one before. */
export function searchQuery({ search, sort }: Search) {
  return infiniteQueryOptions({
    queryKey: marketplaceKeys.search({ search, sort }),
    queryFn: async ({ pageParam, signal }) => {
      const supabase = await getSupabase();
      return unwrap(
        await supabase
          .rpc('search_properties', { search, sort, page_size: pageSize, ...(pageParam && { after: pageParam }) })
          .select(summaryColumns)
          .retry(false)
          .abortSignal(signal),
      );
    },
    initialPageParam: null as Cursor | null,
    getNextPageParam: (page) => {
      const last = page.at(-1);
      return last && page.length === pageSize ? cursorOf(last) : undefined;
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}

/** How many listings contain the text; 1001 stands for more than 1,000. */
export function countQuery(search: string) {
  return queryOptions({
    queryKey: marketplaceKeys.count(search),
    queryFn: async ({ signal }) => {
      const supabase = await getSupabase();
      return unwrap(await supabase.rpc('count_properties', { search }).retry(false).abortSignal(signal));
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}

/** The newest listings. */
export function latestQuery(count: number) {
  return queryOptions({
    queryKey: marketplaceKeys.latest(count),
    queryFn: async ({ signal }) => {
      const supabase = await getSupabase();
      return unwrap(
        await supabase
          .rpc('search_properties', { sort: 'newest', page_size: count })
          .select(summaryColumns)
          .retry(false)
          .abortSignal(signal),
      );
    },
    staleTime: 60_000,
  });
}

/** One listing; null when there is none with that id, or when the id cannot be one. */
export function listingQuery(id: string) {
  return queryOptions({
    queryKey: marketplaceKeys.listing(id),
    queryFn: async ({ signal }) => {
      if (!isUuid(id)) return null;
      const supabase = await getSupabase();
      return unwrap(
        await supabase.from('properties').select(listingColumns).eq('id', id).retry(false).abortSignal(signal).maybeSingle(),
      );
    },
  });
}

/**
 * The member behind a listing, with email and phone where this reader may see them. Null when the profile
 * is private or gone.
 */
export function sellerQuery(id: string, readerId: string | null) {
  return queryOptions({
    queryKey: marketplaceKeys.seller(id, readerId),
    queryFn: async ({ signal }) => {
      const supabase = await getSupabase();
      return unwrap(
        await supabase
          .from('users')
          .select('id, name, profile_image_url, membership_tier, email, phone')
          .eq('id', id)
          .retry(false)
          .abortSignal(signal)
          .maybeSingle(),
      );
    },
    staleTime: 60_000,
  });
}

/** The member's own like or dislike of a listing; null for none. */
export function feedbackQuery(listingId: string, userId: string) {
  return queryOptions({
    queryKey: marketplaceKeys.feedback(listingId, userId),
    queryFn: async ({ signal }): Promise<Feedback | null> => {
      const supabase = await getSupabase();
      const row = unwrap(
        await supabase
          .from('property_feedback')
          .select('feedback_type')
          .eq('user_id', userId)
          .eq('property_id', listingId)
          .retry(false)
          .abortSignal(signal)
          .maybeSingle(),
      );
      return row ? (row.feedback_type as Feedback) : null;
    },
    // The counts are live; what this member pressed in another tab is seen on returning to this one.
    refetchOnWindowFocus: 'always',
  });
}

interface Likeness {
  id: string;
  state: string;
  property_type: string;
  price: number;
}

/**
 * Listings like this one: of its type, in its state, nearest in price; when those are too few, of its
 * type anywhere.
 */
export function similarQuery(listing: Likeness) {
  return queryOptions({
    queryKey: marketplaceKeys.similar(listing.id),
    queryFn: async ({ signal }) => {
      const near = await neighbours(listing, true, signal);
      if (near.length >= similarCount) return near;
      return withoutRepeats([...near, ...(await neighbours(listing, false, signal))]).slice(0, similarCount);
    },
    staleTime: 60_000,
  });
}

/** The nearest in price on either side, each side read off the price index. */
async function neighbours(listing: Likeness, sameState: boolean, signal: AbortSignal): Promise<ListingSummary[]> {
  const supabase = await getSupabase();
  const alike = () => {
    const query = supabase
      .from('properties')
      .select(summaryColumns)
      .eq('property_type', listing.property_type)
      .neq('id', listing.id)
      .limit(similarCount)
      .retry(false)
      .abortSignal(signal);
    return sameState ? query.eq('state', listing.state) : query;
  };
  const [above, below] = await Promise.all([
    alike().gte('price', listing.price).order('price', { ascending: true }),
    alike().lt('price', listing.price).order('price', { ascending: false }),
  ]);
  // A price that changed between the two answers can bring a listing in both.
  return nearestByPrice(withoutRepeats([...unwrap(above), ...unwrap(below)]), listing.price, similarCount);
}

/** The member's own listings, newest first. */
export function ownListingsQuery(userId: string) {
  return queryOptions({
    queryKey: marketplaceKeys.own(userId),
    queryFn: async ({ signal }) => {
      const supabase = await getSupabase();
      return unwrap(
        await supabase
          .from('properties')
          .select(
            'id, title, address, city, state, zip, price, images, property_type, verified, view_count, likes, jv_share_pct, created_at',
          )
          .eq('user_id', userId)
          .order('created_at', { ascending: false })
          .retry(false)
          .abortSignal(signal),
      );
    },
  });
}

/** City, state and county of a ZIP code; null for an unknown one. */
export function zipQuery(zip: string) {
  return queryOptions({
    queryKey: marketplaceKeys.zip(zip),
    queryFn: async ({ signal }) => {
      const supabase = await getSupabase();
      return unwrap(
        await supabase.from('zip_codes').select('city, state, county').eq('zip', zip).retry(false).abortSignal(signal).maybeSingle(),
      );
    },
    staleTime: Infinity,
  });
}
