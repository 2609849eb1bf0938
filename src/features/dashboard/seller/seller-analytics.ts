import { percentOf, roundHalfAway } from '@/kit/numbers/rounding';
import { dayMs } from '@/kit/time/durations';

/** What people did with listings: the comment of `85_analytics/30_listing_analytics.sql` defines each step. */
export interface Steps {
  views: number;
  saves: number;
  contacts: number;
  messages: number;
}

/** Rates per day on the market; medians where they describe several listings. */
interface Rates {
  views_per_day: number;
  saves_per_day: number;
}

export interface ListingResult extends Steps, Rates {
  id: string;
  title: string;
  status: string;
  /** Medians of `count` similar listings; null when there are too few, and while it isn't active. */
  similar: (Rates & { count: number }) | null;
}

/** The result of SQL function `seller_analytics`. */
export interface SellerAnalytics extends Steps {
  /** First and last day (UTC). */
  since: string;
  until: string;
  own_listings: number;
  /** Whether the membership includes more than totals; the fields below are missing otherwise. */
  detailed: boolean;
  days?: (Steps & { day: string })[];
  sources?: { source: string; views: number }[];
  listings?: ListingResult[];
}

/** The steps in the order in which a deal takes them. */
export const reachSteps = [
  { key: 'views', label: 'Views' },
  { key: 'saves', label: 'Saves' },
  { key: 'contacts', label: 'Contacts' },
  { key: 'messages', label: 'Messages' },
] as const satisfies readonly { key: keyof Steps; label: string }[];

const sourceLabels: Readonly<Record<string, string>> = {
  search: 'Marketplace search',
  map: 'Marketplace map',
  home: 'Home page',
  dashboard: 'Dashboard matches',
  alert: 'Deal alerts',
  saved: 'Saved listings',
  similar: 'Similar listings',
  profile: 'Member profiles',
  feed: 'Community',
  message: 'Messages',
  direct: 'Direct or shared link',
  other_site: 'Other websites',
};

/** The name of a traffic source; 'Other' for an unknown one. */
export function sourceLabel(source: string): string {
  return sourceLabels[source] ?? 'Other';
}

/** A share as '12%', or '0.4%' below one percent; '0%' of nothing. */
export function shareText(part: number, whole: number): string {
  if (whole === 0 || part === 0) return '0%';
  const isSmall = part * 100 < whole;
  const percent = percentOf(part, whole, isSmall ? 1 : 0) ?? 0;
  return `${isSmall ? Math.max(0.1, percent) : percent}%`;
}

/** How a rate compares with the median of similar listings: '2.1× similar', 'same as similar'. Null without one. */
export function comparedText(own: number, median: number): string | null {
  if (median === 0) return own === 0 ? 'same as similar' : null;
  const ratio = roundHalfAway(own / median, 1);
  return ratio === 1 ? 'same as similar' : `${ratio}× similar`;
}

/** Every day from `since` to `until`; zeros for days without activity. */
export function everyDayBetween({ since, until, days = [] }: Pick<SellerAnalytics, 'since' | 'until' | 'days'>) {
  const known = new Map(days.map((day) => [day.day, day]));
  const all: (Steps & { day: string })[] = [];
  for (let at = Date.parse(since); at <= Date.parse(until); at += dayMs) {
    const day = new Date(at).toISOString().slice(0, 10);
    all.push(known.get(day) ?? { day, views: 0, saves: 0, contacts: 0, messages: 0 });
  }
  return all;
}
