import type { Counts, Feedback, Listing, Price, SellerContact } from './listing';
import { modes, sorts, type Mode, type Sort } from './vocabulary';

const dayMs = 24 * 60 * 60 * 1000;

// The address bar -----------------------------------------------------------------

/** The sort an address asks for; 'featured' for none or an unknown one. */
export function sortFrom(value: string | null): Sort {
  return sorts.find((sort) => sort === value) ?? 'featured';
}

/** The sort a reader is given: visitors have no buy box that 'best-match' could go by. */
export function sortFor(sort: Sort, session: 'loading' | 'unauthenticated' | 'authenticated'): Sort {
  return sort === 'best-match' && session === 'unauthenticated' ? 'featured' : sort;
}

/** The view an address asks for; 'grid' for none or an unknown one. */
export function viewFrom(value: string | null): Mode {
  return modes.find((view) => view === value) ?? 'grid';
}

// Figures -------------------------------------------------------------------------

/** A count that the backend stops at 1,001: '1,000+' from there on. */
export function cappedCount(count: number): string {
  return count > 1000 ? '1,000+' : count.toLocaleString('en-US');
}

/** Cap rate in percent: a year's NOI over the price. Null unless both exist and the price is positive. */
export function capRate(noi: number | null, price: number | null): number | null {
  return noi === null || price === null || !(price > 0) ? null : (noi / price) * 100;
}

/** Asking price per square foot, whole USD; null without an area. */
export function pricePerSqft(price: number, sqft: number): number | null {
  return sqft > 0 ? Math.round(price / sqft) : null;
}

/** Views a day since the listing was posted; the first day counts as a whole one. */
export function viewsPerDay(viewCount: number, createdAt: string, now: number): number {
  return viewCount / Math.max(1, (now - Date.parse(createdAt)) / dayMs);
}

/** Those with most views a day first. Of equals the one shown first. */
export function liveliest<L extends Pick<Listing, 'view_count' | 'created_at'>>(shown: readonly L[], now: number): L[] {
  return shown
    .map((listing) => ({ listing, pace: viewsPerDay(listing.view_count, listing.created_at, now) }))
    .toSorted((a, b) => b.pace - a.pace)
    .map(({ listing }) => listing);
}

/**
 * Ids of the HOT listings among those shown: the 30% with most views a day (rounded down), never one
 * without a view. Of equals the one shown first wins.
 */
export function hotListings(
  shown: readonly Pick<Listing, 'id' | 'view_count' | 'created_at'>[],
  now: number,
): ReadonlySet<string> {
  const ranked = liveliest(shown, now).filter(({ view_count: views }) => views > 0);
  return new Set(ranked.slice(0, Math.floor(shown.length * 0.3)).map(({ id }) => id));
}

// Price ---------------------------------------------------------------------------

/** By how many whole USD the price fell with its last change, for 30 days; null when it rose, never changed, or the deal is done. */
export function priceDrop(
  {
    status,
    price,
    previous_price,
    price_changed_at,
  }: Pick<Listing, 'status' | 'price' | 'previous_price' | 'price_changed_at'>,
  now: number,
): number | null {
  if (status === 'sold' || previous_price === null || price_changed_at === null || previous_price <= price) return null;
  return now - Date.parse(price_changed_at) <= 30 * dayMs ? previous_price - price : null;
}

/** A price in its history. */
export interface PriceStep extends Price {
  /** Against the price before it; null for the first one. `percent` is null also where that was 0. */
  change: { usd: number; percent: number | null } | null;
}

/** Each price with its change against the one before. Takes and gives the newest first. */
export function priceSteps(prices: readonly Price[]): PriceStep[] {
  return prices.map(({ price, changed_at }, index) => {
    const before = prices[index + 1];
    if (!before) return { price, changed_at, change: null };
    const usd = price - before.price;
    return { price, changed_at, change: { usd, percent: before.price > 0 ? (usd / before.price) * 100 : null } };
  });
}

// Pictures ------------------------------------------------------------------------

/** The picture at a place of a row without ends: after the last of `count` comes the first again. 0 for no pictures. */
export function around(place: number, count: number): number {
  return count > 0 ? ((place % count) + count) % count : 0;
}

/** Which way a finger that went `far` px to the right leafs: 1 on, -1 back, 0 for less than a fifth of the width. */
export function swipeStep(far: number, width: number): -1 | 0 | 1 {
  if (Math.abs(far) < Math.max(width / 5, 16)) return 0;
  return far < 0 ? 1 : -1;
}

// Views ---------------------------------------------------------------------------

/**
 * The view count to show. While this visit's own view is on its way (`pendingFrom` is the count it
 * started from) the visitor sees it included, once, whether or not a live update already brought it.
 */
export function shownViews(known: number, pendingFrom: number | null): number {
  return pendingFrom === null ? known : Math.max(known, pendingFrom + 1);
}

/**
 * The counts to show after reading them again. What moved here since the question (`asked` against `now`: a live
 * update, a vote of the reader's own) is newer than the answer, as is a vote that is `voting` right now. Views only rise.
 */
export function caughtUp(asked: Counts, now: Counts, read: Counts, voting: boolean): Counts {
  const { likes, dislikes } = voting || now.likes !== asked.likes || now.dislikes !== asked.dislikes ? now : read;
  return { view_count: Math.max(now.view_count, read.view_count), likes, dislikes };
}

// Feedback ------------------------------------------------------------------------

/** What a press changes; `likes` and `dislikes` by how much the counts move. */
export interface FeedbackChange {
  /** What the member's feedback becomes; null takes it back. */
  next: Feedback | null;
  likes: number;
  dislikes: number;
}

/** What pressing like or dislike does: first press sets, the same again takes back, the other one switches. */
export function feedbackChange(current: Feedback | null, pressed: Feedback): FeedbackChange {
  const next = current === pressed ? null : pressed;
  const step = (type: Feedback) => Number(next === type) - Number(current === type);
  return { next, likes: step('like'), dislikes: step('dislike') };
}

/** Shares of the total in percent, for the bar; 50/50 when there is no feedback. */
export function feedbackShares(likes: number, dislikes: number): { like: number; dislike: number } {
  const total = likes + dislikes;
  if (total === 0) return { like: 50, dislike: 50 };
  const like = Math.round((likes / total) * 100);
  return { like, dislike: 100 - like };
}

// Who may see and do what ------------------------------------------------------------

/** locked: for members; upgrade: for those whose membership opens it; connections: for the seller's alone; open: shown. */
export type ContactAccess = 'locked' | 'upgrade' | 'connections' | 'open';

/**
 * How the seller's contact details are shown. Postgres withholds them; this only picks the panel. `open`: whether the gate is
 * to the reader, undefined while it is not known.
 */
export function contactAccess(
  signedIn: boolean,
  contact: Pick<SellerContact, 'email' | 'phone'>,
  open: boolean | undefined,
): ContactAccess {
  if (!signedIn) return 'locked';
  if (contact.email || contact.phone) return 'open';
  return open ? 'connections' : 'upgrade';
}

/** What there is to say of a listing's status to one reader. */
export type Standing = 'active' | 'sold' | 'paused-own' | 'paused';

/** What a page says of a listing's status. A paused listing is read by its owner and by staff alone. */
export function standing({ status, user_id }: Pick<Listing, 'status' | 'user_id'>, readerId: string | null): Standing {
  if (status === 'sold') return 'sold';
  if (status !== 'paused') return 'active';
  return user_id === readerId ? 'paused-own' : 'paused';
}

/** What a joint-venture share asks of a buyer, in plain words; null when there is none. */
export function jvText(sharePct: number): string | null {
  if (sharePct === 0) return null;
  return sharePct === 50
    ? 'The seller posts on a free membership, so this deal comes with a 50% joint venture: whoever takes it splits the profit half and half with the seller.'
    : `Whoever takes this deal shares ${sharePct}% of the profit with the seller in a joint venture.`;
}
