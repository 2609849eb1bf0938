import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { isUuid } from '@/shared/lib/ids';
import { getSupabase } from '@/shared/supabase/client';
import { unwrap } from '@/shared/supabase/errors';
import { getReader } from '@/shared/supabase/reader';
import { filtersArgument, type Facets } from '../filters';
import type { Feedback, ListingSummary } from '../listing';
import { noSaves, savesRead, type Saves } from '../saves';
import { marketplaceKeys, type Narrowing, type Search } from './keys';

const pageSize = 24;
const similarCount = 4;

// Every request says `retry(false)`: attempts and waits are the query client's, not multiplied by postgrest-js's own.

/** What a card shows. */
export const summaryColumns =
  'id, title, property_type, address, city, state, zip, price, bedrooms, bathrooms, sqft, lot_sqft, condition, images, verified, jv_share_pct, cap_rate, view_count, created_at, status, previous_price, price_changed_at, saved, seller:users!properties_user_id_fkey(id, name, profile_image_url, membership_tier)';

/** Besides, where listings are sorted by it: how well each suits the reader's buy box. Refused to visitors. */
const scoredColumns = `${summaryColumns}, match_score` as const;

/** All there is to read of one listing. */
export const listingColumns =
  'id, user_id, title, description, property_type, address, city, state, zip, county, price, bedrooms, bathrooms, sqft, lot_sqft, condition, financing, occupancy, off_market_contract, images, noi, cap_rate, arv, repair_cost, monthly_rent, other_monthly_income, vacancy_pct, annual_expenses, latitude, longitude, verified, jv_share_pct, likes, dislikes, view_count, created_at, updated_at, status, status_changed_at, previous_price, price_changed_at, saves, saved';

/** The place in a sorted list after which the next page begins: what `search_properties` reads of a row. */
function cursorOf({ id, verified, created_at, price, cap_rate, match_score = null }: ListingSummary) {
  return { id, verified, created_at, price, cap_rate, ...(match_score !== null && { match_score }) };
}
type Cursor = ReturnType<typeof cursorOf>;

/** Pages of listings that pass the filters and contain the text, in the given order. Each page begins after the last row of the one before. */
export function searchQuery({ search, sort, filters }: Search) {
  return infiniteQueryOptions({
    queryKey: marketplaceKeys.search({ search, sort, filters }),
    queryFn: async ({ pageParam, signal }): Promise<ListingSummary[]> => {
      const supabase = await getReader();
      const found = supabase
        .rpc('search_properties', {
          filters: filtersArgument(filters),
          search,
          sort,
          page_size: pageSize,
          ...(pageParam && { after: pageParam }),
        })
        .retry(false)
        .abortSignal(signal);
      return unwrap(await (sort === 'best-match' ? found.select(scoredColumns) : found.select(summaryColumns)));
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

/** How many listings pass the filters and contain the text; 1001 stands for more than 1,000. */
export function countQuery({ search, filters }: Narrowing) {
  return queryOptions({
    queryKey: marketplaceKeys.count({ search, filters }),
    queryFn: async ({ signal }) => {
      const supabase = await getReader();
      return unwrap(
        await supabase
          .rpc('count_properties', { filters: filtersArgument(filters), search })
          .retry(false)
          .abortSignal(signal),
      );
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}

/** How many listings there are: in all, and of each state, type and financing. */
export function facetsQuery() {
  return queryOptions({
    queryKey: marketplaceKeys.facets,
    queryFn: async ({ signal }) => {
      const supabase = await getReader();
      // What the function answers is described in SQL; the generated type knows only that it is JSON.
      return unwrap(await supabase.rpc('property_facets').retry(false).abortSignal(signal)) as unknown as Facets;
    },
    staleTime: 60_000,
  });
}

/** The newest listings. */
export function latestQuery(count: number) {
  return queryOptions({
    queryKey: marketplaceKeys.latest(count),
    queryFn: async ({ signal }) => {
      const supabase = await getReader();
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
      const supabase = await getReader();
      return unwrap(
        await supabase
          .from('properties')
          .select(listingColumns)
          .eq('id', id)
          .retry(false)
          .abortSignal(signal)
          .maybeSingle(),
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
      const supabase = await getReader();
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
    // A connection made on another screen opens them.
    refetchOnMount: 'always',
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

/** Listings like this one, as Postgres picks them: of its type, in its state first, nearest in price. */
export function similarQuery(listingId: string) {
  return queryOptions({
    queryKey: marketplaceKeys.similar(listingId),
    queryFn: async ({ signal }) => {
      const supabase = await getReader();
      return unwrap(
        await supabase
          .rpc('similar_properties', { property_id: listingId, most: similarCount })
          .select(summaryColumns)
          .retry(false)
          .abortSignal(signal),
      );
    },
    staleTime: 60_000,
  });
}

/** Every asking price a listing has had, the newest first. */
export function pricesQuery(listingId: string) {
  return queryOptions({
    queryKey: marketplaceKeys.prices(listingId),
    queryFn: async ({ signal }) => {
      const supabase = await getReader();
      return unwrap(
        await supabase
          .from('listing_prices')
          .select('price, changed_at')
          .eq('property_id', listingId)
          .order('changed_at', { ascending: false })
          .order('id', { ascending: false })
          .limit(100)
          .retry(false)
          .abortSignal(signal),
      );
    },
  });
}

/** As many rows as the API gives at once. */
const mostRows = 1000;

async function readSavedIds(userId: string, signal: AbortSignal): Promise<string[]> {
  const supabase = await getSupabase();
  const ids: string[] = [];
  for (;;) {
    let page = supabase
      .from('saved_listings')
      .select('property_id')
      .eq('user_id', userId)
      .order('property_id')
      .limit(mostRows);
    const last = ids.at(-1);
    if (last) page = page.gt('property_id', last);
    // One page begins where the one before ended.
    // oxlint-disable-next-line no-await-in-loop
    const read = unwrap(await page.retry(false).abortSignal(signal));
    ids.push(...read.map(({ property_id }) => property_id));
    if (read.length < mostRows) return ids;
  }
}

/**
 * What is known of a member's saves. Lists say of each listing whether it is saved, so nothing is asked at first;
 * on return to the tab it is, for another one may have changed it.
 */
export function savesQuery(userId: string) {
  const queryKey = marketplaceKeys.saves(userId);
  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client }): Promise<Saves> => {
      const now = () => client.getQueryData<Saves>(queryKey) ?? noSaves;
      const asked = now();
      const ids = await readSavedIds(userId, signal);
      return savesRead(asked, now(), ids);
    },
    initialData: noSaves,
    staleTime: Infinity,
    refetchOnWindowFocus: 'always',
    // Maps are replaced, never merged.
    structuralSharing: false,
  });
}

/** City, state and county of a ZIP code; null for an unknown one. */
export function zipQuery(zip: string) {
  return queryOptions({
    queryKey: marketplaceKeys.zip(zip),
    queryFn: async ({ signal }) => {
      const supabase = await getReader();
      return unwrap(
        await supabase
          .from('zip_codes')
          .select('city, state, county')
          .eq('zip', zip)
          .retry(false)
          .abortSignal(signal)
          .maybeSingle(),
      );
    },
    staleTime: Infinity,
  });
}
