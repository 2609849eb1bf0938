import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { persisted } from '@/platform/query/persisted';
import { database } from '@/platform/supabase/client';
import type { Database } from '@/domain/database.types';
import { unwrap } from '@/platform/errors/errors';
import { toPage } from '@/kit/network/keyset';
import type { Activity } from '../activity';
import type { Analytics } from '../analytics';
import type { Figures } from '../figures';
import type { SellerAnalytics } from '../seller/seller-analytics';
import { dashboardKeys } from './keys';

/**
 * The figures of the stat tiles, the member's first steps, next events, and what waits for the member: offers,
 * deadlines, and tasks, in the browser's time zone by default. Read again whenever it's opened, because other screens
 * change them.
 */
export function figuresQuery(userId: string, timeZone?: string) {
  return queryOptions({
    queryKey: dashboardKeys.figures(userId),
    meta: persisted,
    queryFn: async ({ signal }) =>
      // The function returns JSON, which the generated types don't describe.
      unwrap(
        await database()
          .rpc('dashboard_figures', { time_zone: timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone })
          .abortSignal(signal)
          .single(),
      ) as unknown as Figures,
    // Unless they have just been read for the first view.
    staleTime: 2000,
    refetchOnWindowFocus: 'always',
  });
}

/**
 * Analytics of a month, given by its first day, for one of the member's listings or all of them. Rejected for someone
 * else's listing.
 */
export function analyticsQuery(userId: string, month: string, listingId: string | null = null) {
  return queryOptions({
    queryKey: dashboardKeys.analytics(userId, month, listingId),
    queryFn: async ({ signal }) => {
      const args = listingId === null ? { month } : { month, property_id: listingId };
      // The function returns JSON, which the generated types don't describe.
      return unwrap(await database().rpc('listing_analytics', args).abortSignal(signal)) as unknown as Analytics;
    },
    refetchOnWindowFocus: 'always',
    placeholderData: keepPreviousData,
  });
}

/** Number of days that analytics cover. */
export type Period = '30' | '90';

/** Totals of the member's listings, and the details their membership includes. */
export function sellerAnalyticsQuery(userId: string, period: Period) {
  return queryOptions({
    queryKey: dashboardKeys.sellerAnalytics(userId, period),
    queryFn: async ({ signal }) =>
      // The function returns JSON, which the generated types don't describe.
      unwrap(
        await database()
          .rpc('seller_analytics', { days: Number(period) })
          .abortSignal(signal),
      ) as unknown as SellerAnalytics,
    refetchOnWindowFocus: 'always',
    placeholderData: keepPreviousData,
  });
}

const pageSize = 6;

type Returned = Database['public']['Functions']['following_feed']['Returns'][number];
/** The generated types don't say which columns can be null. */
type Row = {
  [Column in keyof Returned]: Column extends 'kind' | 'id' | 'at' | `member_${'id' | 'name' | 'tier'}`
    ? Returned[Column]
    : Returned[Column] | null;
};

function toActivity({ kind, id, at, about_id, about_name, cap_rate, ...row }: Row): Activity {
  return {
    // The function returns no other kinds.
    kind: kind as Activity['kind'],
    id,
    at,
    member: { id: row.member_id, name: row.member_name, image: row.member_image, tier: row.member_tier },
    title: row.title,
    excerpt: row.excerpt,
    image: row.image,
    price: row.price,
    capRate: cap_rate,
    city: row.city,
    state: row.state,
    about: about_id === null || about_name === null ? null : { id: about_id, name: about_name },
    rating: row.rating,
  };
}

async function readActivities(after: Activity | null, signal: AbortSignal): Promise<Activity[]> {
  const cursor = after && { at: after.at, id: after.id, kind: after.kind };
  const rows: Row[] = unwrap(
    await database().rpc('following_feed', { after: cursor, page_size: pageSize }).abortSignal(signal),
  );
  return rows.map(toActivity);
}

/** Pages of activities of the members the reader follows, newest first. Refetched when the reader returns. */
export function followingFeedQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: dashboardKeys.following(userId),
    meta: persisted,
    queryFn: async ({ pageParam, signal }) => toPage(await readActivities(pageParam, signal), pageSize),
    initialPageParam: null as Activity | null,
    getNextPageParam: ({ next }) => next,
    refetchOnWindowFocus: 'always',
  });
}
