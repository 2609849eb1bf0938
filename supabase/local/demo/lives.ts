/** What became of each demo listing: its prices, its status, what staff decided, who saved it. Minutes count back from seeding. */
import type { BareListing } from './generate.ts';
import { seeded, type Random } from './random.ts';

/** An asking price, and how long ago it was set. */
export interface DemoPrice {
  readonly price: number;
  readonly ageMinutes: number;
}

/** A request to verify a listing. Undecided: `decision` and the fields below it are null. */
export interface DemoReview {
  readonly requestedAge: number;
  readonly decision: 'approved' | 'returned' | null;
  readonly reason: string | null;
  readonly decidedAge: number | null;
}

export interface DemoLife {
  readonly status: 'active' | 'paused' | 'sold';
  /** How long ago the status changed; null for one that never did. */
  readonly statusAge: number | null;
  /** The oldest first; the last is what is asked now. */
  readonly prices: readonly DemoPrice[];
  /** The oldest first; none for a partner's listing. */
  readonly reviews: readonly DemoReview[];
  /** Numbers of the members who saved it, all of them members who like it. */
  readonly savedBy: readonly number[];
}

const HOUR = 60;
const DAY = 24 * HOUR;
/** Free and basic members' listings that wait, and paid members' with how long ago their review was asked for. */
const WAITING = 10;
const PAID_WAITING = [3 * HOUR, 21 * HOUR, 23 * HOUR + 20, 26 * HOUR];
/** The sign-ins with listings: each who has many has one that is sold, paused and, but for the partner, returned. */
const SIGN_INS = [1, 2, 3];

const REASONS = [
  'The street number does not exist on this block in the county records. Please check the address.',
  'The pictures show another house than the address: the street view has a brick front and no garage. Please add current ones.',
  'The parcel is listed on the MLS at the moment. Cornerlot is for off-market property only; come back when that listing has ended.',
  'The NOI does not fit the rents in the description. Please add the rent roll, or correct the number.',
  'The ZIP code belongs to another city than the one you give. Please correct one of them.',
  'Your contract with the seller seems to have ended. Please confirm that you still hold it, and until when.',
  'Every picture is blurred or taken from inside a car. Please add at least three that show the building and the rooms.',
  'The lot size is ten times that of the parcel. We think a digit slipped in; please check.',
];

/** Gives every listing its life. The same listings always get the same ones. */
export function demoLives(listings: readonly BareListing[]): DemoLife[] {
  const waiting = waitingSince(listings);
  const roles = signInRoles(listings);
  return listings.map((listing) => {
    const random = seeded(`life ${listing.index}`);
    const role = roles.get(listing.index) ?? null;
    const requested = waiting.get(listing.index) ?? null;
    return {
      ...pickStatus(listing, role, requested !== null, random),
      prices: pickPrices(listing, random),
      reviews: listing.owner.tier === 'partner' ? [] : pickReviews(listing, role, requested, random),
      savedBy: listing.likedBy.filter(() => random.chance(0.3)),
    };
  });
}

/** Whose listing came of a submission with its contract, and how long before it staff were asked. */
export const ACCEPTED_FOR = 2;
const ACCEPTED_AFTER = 26 * HOUR;
/** The types that can be submitted, and each condition but the worst. */
const SUBMITTED_TYPES: readonly string[] = ['Single Family', 'Multi Family', 'Condo', 'Land', 'Commercial'];

/** The listing that came of a submission: of that member's the newest that is at least eight days old. */
export function acceptedListing<T extends BareListing>(listings: readonly T[]): T {
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
  if (found === undefined) throw new Error('No listing came of a submission');
  return found;
}

/** Of each sign-in's listings the three oldest, by what became of them; who has few has one returned. */
function signInRoles(listings: readonly BareListing[]): Map<number, 'sold' | 'paused' | 'returned' | 'accepted'> {
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

/** For each listing that waits for staff, how long ago that was asked for: the newest of unpaid members, and some of paid ones. */
function waitingSince(listings: readonly BareListing[]): Map<number, number> {
  const youngest = listings
    .filter(({ owner }) => !SIGN_INS.includes(owner.number) && owner.tier !== 'partner')
    .toSorted((a, b) => a.ageMinutes - b.ageMinutes);
  const paid = youngest.filter(
    ({ owner, ageMinutes }) => owner.tier !== 'free' && owner.tier !== 'basic' && ageMinutes > 2 * DAY,
  );
  const unpaid = youngest.filter(({ owner }) => owner.tier === 'free' || owner.tier === 'basic');
  return new Map([
    ...unpaid.slice(0, WAITING).map(({ index, ageMinutes }) => [index, ageMinutes] as const),
    ...paid.slice(0, PAID_WAITING.length).map(({ index }, at) => [index, PAID_WAITING[at] ?? 0] as const),
  ]);
}

function pickStatus(
  { ageMinutes }: BareListing,
  role: string | null,
  waits: boolean,
  random: Random,
): Pick<DemoLife, 'status' | 'statusAge'> {
  const drawn = random.next();
  const statusAge = Math.round(ageMinutes * random.between(0.1, 0.6));
  if (role === 'sold' || role === 'paused') return { status: role, statusAge };
  if (role !== null || waits || ageMinutes < 12 * DAY) return { status: 'active', statusAge: null };
  if (drawn < 0.035) return { status: 'sold', statusAge };
  return drawn < 0.055 ? { status: 'paused', statusAge } : { status: 'active', statusAge: null };
}

/** Most prices stay. Of those that change most fall, some twice; the first was the highest then. */
function pickPrices({ price, ageMinutes }: BareListing, random: Random): DemoPrice[] {
  const kind = random.next();
  const first = random.between(0.45, 0.8);
  const second = random.between(0.04, 0.35);
  if (ageMinutes < 6 * DAY || kind > 0.24) return [{ price, ageMinutes }];
  const now = { price, ageMinutes: Math.round(ageMinutes * second) };
  if (kind > 0.21) return [{ price: before(price, -0.04), ageMinutes }, now];
  const once = before(price, random.between(0.025, 0.09));
  if (kind > 0.06) return [{ price: once, ageMinutes }, now];
  return [
    { price: before(once, random.between(0.03, 0.07)), ageMinutes },
    { price: once, ageMinutes: Math.round(ageMinutes * first) },
    now,
  ];
}

/** A price that was higher by that share, in thousands, or lower; never the same. */
function before(price: number, share: number): number {
  const step = price < 50_000 ? 500 : 1000;
  const changed = Math.round((price * (1 + share)) / step) * step;
  if (share > 0) return Math.max(changed, price + step);
  return Math.max(1000, Math.min(changed, price - step));
}

function pickReviews(
  { ageMinutes, owner }: BareListing,
  role: string | null,
  requested: number | null,
  random: Random,
): DemoReview[] {
  const paid = owner.tier === 'pro' || owner.tier === 'closer';
  const taken = Math.round(random.between(1, paid ? 20 : 60) * HOUR);
  const reason = random.pick(REASONS);
  const returned = random.chance(0.2);
  // Never later than now.
  const decidedAge = Math.max(ageMinutes - taken, Math.round(ageMinutes / 2));
  const answer = (decision: 'approved' | 'returned'): DemoReview => ({
    requestedAge: ageMinutes,
    decision,
    reason: decision === 'returned' ? reason : null,
    decidedAge,
  });
  // It was posted when staff accepted the submission.
  if (role === 'accepted')
    return [{ requestedAge: ageMinutes + ACCEPTED_AFTER, decision: 'approved', reason: null, decidedAge: ageMinutes }];
  if (requested === null) {
    return [
      answer(
        role === 'returned' || (role === null && returned && !SIGN_INS.includes(owner.number))
          ? 'returned'
          : 'approved',
      ),
    ];
  }
  const waits = { requestedAge: requested, decision: null, reason: null, decidedAge: null };
  // Asked for again, after it was returned.
  return requested < ageMinutes ? [answer('returned'), waits] : [waits];
}

export interface DemoSearch {
  /** Number of the member who keeps it. */
  readonly member: number;
  readonly name: string;
  /** As the marketplace's address has it. */
  readonly query: string;
  readonly ageMinutes: number;
}

/** Searches that the sign-ins have saved. */
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
  },
  { member: 2, name: 'Florida and Georgia, creative', query: 'states=FL,GA&financing=creative', ageMinutes: DAY },
];
