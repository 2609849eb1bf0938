/** The history of each demo listing: prices, status, staff reviews, and saves. Ages are minutes before seeding. */
import type { PostedListing } from './listings.ts';
import { seeded, type Random } from './random.ts';

/** An asking price, and how long ago it was set. */
export interface DemoPrice {
  readonly price: number;
  readonly ageMinutes: number;
}

/** A verification request. While pending, `decision` and the fields below it are null. */
export interface DemoReview {
  readonly requestedAge: number;
  readonly decision: 'approved' | 'returned' | null;
  readonly reason: string | null;
  readonly decidedAge: number | null;
}

interface ListingHistory {
  readonly status: 'active' | 'paused' | 'sold';
  /** How long ago the status changed; null if never. */
  readonly statusAge: number | null;
  /** Oldest first; the last one is the current asking price. */
  readonly prices: readonly DemoPrice[];
  /** Oldest first; empty for a partner's listing. */
  readonly reviews: readonly DemoReview[];
  /** Numbers of the members who saved it; they all like it. */
  readonly savedBy: readonly number[];
}

const HOUR = 60;
const DAY = 24 * HOUR;
/** Number of pending reviews of unpaid members, and ages of those of paid members. */
const PENDING = 10;
const PAID_PENDING_AGES = [3 * HOUR, 21 * HOUR, 23 * HOUR + 20, 26 * HOUR];
/** Sign-ins with listings. Those with many have one sold, one paused, and, unless a partner, one returned. */
const SIGN_INS = [1, 2, 3];

const REASONS = [
  'The street number does not exist on this block in the county records. Please check the address.',
  'The pictures show another house than the address: the street view has a brick front and no garage. Please ' +
    'add current ones.',
  'The parcel is listed on the MLS at the moment. Cornerlot is for off-market property only; come back when ' +
    'that listing has ended.',
  'The NOI does not fit the rents in the description. Please add the rent roll, or correct the number.',
  'The ZIP code belongs to another city than the one you give. Please correct one of them.',
  'Your contract with the seller seems to have ended. Please confirm that you still hold it, and until when.',
  'Every picture is blurred or taken from inside a car. Please add at least three that show the building and ' +
    'the rooms.',
  'The lot size is ten times that of the parcel. We think a digit slipped in; please check.',
];

/** A listing with its prices, status, reviews, and saves. */
export interface DemoListing extends PostedListing, ListingHistory {}

/** Adds the history of each listing. The same listings always get the same one. */
export function withHistory(listings: readonly PostedListing[]): DemoListing[] {
  const pending = pendingAges(listings);
  const roles = signInRoles(listings);
  return listings.map((listing) => {
    const random = seeded(`life ${listing.index}`);
    const role = roles.get(listing.index) ?? null;
    const requested = pending.get(listing.index) ?? null;
    return {
      ...listing,
      ...pickStatus(listing, role, requested !== null, random),
      prices: pickPrices(listing, random),
      reviews: listing.owner.tier === 'partner' ? [] : pickReviews(listing, role, requested, random),
      savedBy: listing.likedBy.filter(() => random.chance(0.3)),
    };
  });
}

/** The member with an accepted submission, and how long staff took to accept it. */
export const ACCEPTED_FOR = 2;
const ACCEPTED_AFTER = 26 * HOUR;
/** Property types that can be submitted. */
const SUBMITTED_TYPES: readonly string[] = ['Single Family', 'Multi Family', 'Condo', 'Land', 'Commercial'];

/** Returns the listing created from a submission: that member's newest that is older than eight days. */
export function acceptedListing<T extends PostedListing>(listings: readonly T[]): T {
  const found = listings
    .filter(
      ({ owner, type, condition, offMarketContract, ageMinutes }) =>
        owner.number === ACCEPTED_FOR &&
        SUBMITTED_TYPES.includes(type) &&
        condition !== 'Tear-Down' &&
        offMarketContract &&
        ageMinutes > 8 * DAY,
    )
    .toSorted((a, b) => a.ageMinutes - b.ageMinutes)[0];
  if (found === undefined) throw new Error('No listing fits an accepted submission');
  return found;
}

/** Fixed outcomes of the sign-ins' oldest listings, by listing number. */
function signInRoles(listings: readonly PostedListing[]): Map<number, 'sold' | 'paused' | 'returned' | 'accepted'> {
  return new Map([
    [acceptedListing(listings).index, 'accepted'],
    ...SIGN_INS.flatMap((number) => {
      const own = listings
        .filter(({ owner }) => owner.number === number)
        .toSorted((a, b) => b.ageMinutes - a.ageMinutes);
      const roles = own.length > 5 ? (['sold', 'paused', 'returned'] as const) : (['returned'] as const);
      return roles.flatMap((role, at) => (own[at] ? [[own[at].index, role] as const] : []));
    }),
  ]);
}

/** Ages of pending reviews, by listing number: of the newest listings of unpaid members, and some of paid ones. */
function pendingAges(listings: readonly PostedListing[]): Map<number, number> {
  const youngest = listings
    .filter(({ owner }) => !SIGN_INS.includes(owner.number) && owner.tier !== 'partner')
    .toSorted((a, b) => a.ageMinutes - b.ageMinutes);
  const paid = youngest.filter(
    ({ owner, ageMinutes }) => owner.tier !== 'free' && owner.tier !== 'basic' && ageMinutes > 2 * DAY,
  );
  const unpaid = youngest.filter(({ owner }) => owner.tier === 'free' || owner.tier === 'basic');
  return new Map([
    ...unpaid.slice(0, PENDING).map(({ index, ageMinutes }) => [index, ageMinutes] as const),
    ...paid.slice(0, PAID_PENDING_AGES.length).map(({ index }, at) => [index, PAID_PENDING_AGES[at] ?? 0] as const),
  ]);
}

function pickStatus(
  { ageMinutes }: PostedListing,
  role: string | null,
  isPending: boolean,
  random: Random,
): Pick<ListingHistory, 'status' | 'statusAge'> {
  const drawn = random.next();
  const statusAge = Math.round(ageMinutes * random.between(0.1, 0.6));
  if (role === 'sold' || role === 'paused') return { status: role, statusAge };
  if (role !== null || isPending || ageMinutes < 12 * DAY) return { status: 'active', statusAge: null };
  if (drawn < 0.035) return { status: 'sold', statusAge };
  return drawn < 0.055 ? { status: 'paused', statusAge } : { status: 'active', statusAge: null };
}

/** Most prices never change. Most changes are drops, sometimes two in a row. */
function pickPrices({ price, ageMinutes }: PostedListing, random: Random): DemoPrice[] {
  const kind = random.next();
  const first = random.between(0.45, 0.8);
  const second = random.between(0.04, 0.35);
  if (ageMinutes < 6 * DAY || kind > 0.24) return [{ price, ageMinutes }];
  const now = { price, ageMinutes: Math.round(ageMinutes * second) };
  if (kind > 0.21) return [{ price: earlierPrice(price, -0.04), ageMinutes }, now];
  const once = earlierPrice(price, random.between(0.025, 0.09));
  // Each price stays public for more than the three days that make the next one a price drop.
  if (kind > 0.06 || ageMinutes < 30 * DAY) return [{ price: once, ageMinutes }, now];
  return [
    { price: earlierPrice(once, random.between(0.03, 0.07)), ageMinutes },
    { price: once, ageMinutes: Math.round(ageMinutes * first) },
    now,
  ];
}

/** Returns an earlier price, higher by `share` (lower if negative) and never the same. */
function earlierPrice(price: number, share: number): number {
  const step = price < 50_000 ? 500 : 1000;
  const changed = Math.round((price * (1 + share)) / step) * step;
  if (share > 0) return Math.max(changed, price + step);
  return Math.max(1000, Math.min(changed, price - step));
}

function pickReviews(
  { ageMinutes, owner }: PostedListing,
  role: string | null,
  requested: number | null,
  random: Random,
): DemoReview[] {
  const paid = owner.tier === 'pro' || owner.tier === 'closer';
  const taken = Math.round(random.between(1, paid ? 20 : 60) * HOUR);
  const reason = random.pick(REASONS);
  // Most sellers never send what the review asks for.
  const returned = random.chance(0.82);
  // Never in the future.
  const decidedAge = Math.max(ageMinutes - taken, Math.round(ageMinutes / 2));
  const decided = (decision: 'approved' | 'returned'): DemoReview => ({
    requestedAge: ageMinutes,
    decision,
    reason: decision === 'returned' ? reason : null,
    decidedAge,
  });
  // Staff's acceptance of the submission posted it.
  if (role === 'accepted')
    return [{ requestedAge: ageMinutes + ACCEPTED_AFTER, decision: 'approved', reason: null, decidedAge: ageMinutes }];
  if (requested === null) {
    return [
      decided(
        role === 'returned' || (role === null && returned && !SIGN_INS.includes(owner.number))
          ? 'returned'
          : 'approved',
      ),
    ];
  }
  const pending = { requestedAge: requested, decision: null, reason: null, decidedAge: null };
  // An older listing was returned first, and then requested again.
  return requested < ageMinutes ? [decided('returned'), pending] : [pending];
}

export interface DemoSearch {
  /** The member's number. */
  readonly member: number;
  readonly name: string;
  /** The marketplace's query string. */
  readonly query: string;
  readonly ageMinutes: number;
  /** How it alerts its member: the query's filters as `search_properties` expects them, and the kind of email. */
  readonly alert?: { readonly filters: object; readonly mail: 'daily' | 'instant' };
}

/** The sign-ins' saved searches. */
export const demoSearches: readonly DemoSearch[] = [
  {
    member: 1,
    name: 'Texas houses under $300K',
    query: 'states=TX&types=single-family&price=-300000',
    ageMinutes: 6 * DAY,
  },
  { member: 1, name: 'Land, cheapest first', query: 'types=land&sort=price-asc', ageMinutes: 2 * DAY },
  {
    member: 2,
    name: 'Verified multifamily by cap rate',
    query: 'types=multi-family&verified=1&sort=cap-rate',
    ageMinutes: 9 * DAY,
    alert: { filters: { propertyType: ['Multi Family'], verifiedOnly: true }, mail: 'daily' },
  },
  {
    member: 2,
    name: 'Florida and Georgia, creative',
    query: 'states=FL,GA&financing=creative',
    ageMinutes: DAY,
    alert: { filters: { states: ['FL', 'GA'], financing: ['Creative'] }, mail: 'instant' },
  },
];
