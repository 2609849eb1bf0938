import type { ZipCode } from '../reference/zip-codes.ts';
import { demoBuilding, type DemoBuilding } from './building.ts';
import { listingFacts, type ListingFacts } from './facts.ts';
import { LISTING_COUNT, listingId } from './ids.ts';
import type { DemoMember } from './people.ts';
import { listingProse } from './prose.ts';
import { seeded, type Random } from './random.ts';
import { demoUnderwriting, type DemoUnderwriting } from './underwriting.ts';

/** A listing as posted: its facts, exact location, seller, age, and feedback. */
export interface PostedListing extends ListingFacts {
  readonly id: string;
  readonly owner: DemoMember;
  readonly title: string;
  readonly description: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly county: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly ageMinutes: number;
  readonly viewCount: number;
  readonly underwriting: DemoUnderwriting;
  readonly building: DemoBuilding;
  /** Numbers of the members who like and dislike it. */
  readonly likedBy: readonly number[];
  readonly dislikedBy: readonly number[];
}

const DAY = 24 * 60;
const OLDEST_DAYS = 120;

/** Returns the demo's listings, in the order of their numbers. Throws when a city has no ZIP codes. */
export function postedListings(
  members: readonly DemoMember[],
  zipsByCity: ReadonlyMap<string, readonly ZipCode[]>,
): PostedListing[] {
  return Array.from({ length: LISTING_COUNT }, (_, index) => buildListing(index, members, zipsByCity));
}

/** Returns the seller of a listing by number. */
export function listingOwner(index: number, members: readonly DemoMember[]): DemoMember {
  const random = seeded(`owner ${index}`);
  const sellers = members.filter((member) => member.confirmed && !member.staff);
  // A few sell a lot, most a little. The first three sign-ins always have listings.
  return random.weighted(sellers.map((member) => [member, activity(member)]));
}

function activity(member: DemoMember): number {
  if (member.number === 1) return 4;
  if (member.number <= 3) return 12;
  const byTier = { free: 3, basic: 4, pro: 7, partner: 9, closer: 10 }[member.sellsLike];
  return byTier * seeded(`activity ${member.number}`).between(0.25, 1.9);
}

function buildListing(
  index: number,
  members: readonly DemoMember[],
  zipsByCity: ReadonlyMap<string, readonly ZipCode[]>,
): PostedListing {
  const facts = listingFacts(index);
  const { city, state } = facts.market;
  const random = seeded(`place ${index}`);
  const zips = zipsByCity.get(`${city}, ${state}`);
  if (zips === undefined) throw new Error(`No ZIP codes for ${city}, ${state}`);
  const zip = random.pick(zips);
  const owner = listingOwner(index, members);
  const ageMinutes = Math.round(random.next() ** 1.5 * OLDEST_DAYS * DAY) + random.int(18, 240);
  const underwriting = demoUnderwriting(facts);
  return {
    ...facts,
    ...listingProse(facts),
    id: listingId(index),
    owner,
    address: streetAddress(facts, random),
    city: zip.city,
    state: zip.state,
    zip: zip.zip,
    county: zip.county,
    latitude: jitter(zip.latitude, random),
    longitude: jitter(zip.longitude, random),
    ageMinutes,
    underwriting,
    building: demoBuilding(facts, underwriting.monthlyRent),
    ...pickEngagement(facts, owner, members, ageMinutes),
  };
}

/** A few blocks at most from the ZIP code's center, in ten-thousandths of a degree. */
function jitter(degrees: number, random: Random): number {
  return Math.round((degrees + random.between(-0.0065, 0.0065)) * 10_000) / 10_000;
}

const STREETS = [
  'Alder',
  'Ashby',
  'Beacon',
  'Bellamy',
  'Birchwood',
  'Calloway',
  'Carver',
  'Cedar Hollow',
  'Chestnut',
  'Clayborne',
  'Delmar',
  'Dogwood',
  'Eastlake',
  'Elmhurst',
  'Fairmount',
  'Garnet',
  'Glenview',
  'Grafton',
  'Hawthorne',
  'Hickory',
  'Holloway',
  'Juniper',
  'Kenilworth',
  'Kingsley',
  'Larkspur',
  'Laurel',
  'Linden',
  'Locust',
  'Magnolia',
  'Marlowe',
  'Meadowbrook',
  'Merritt',
  'Mulberry',
  'Norwood',
  'Oakdale',
  'Orchard',
  'Pembroke',
  'Perry',
  'Pine Ridge',
  'Quarry',
  'Ransom',
  'Redfield',
  'Rosewood',
  'Sheridan',
  'Spruce',
  'Sycamore',
  'Tremont',
  'Vance',
  'Walden',
  'Warwick',
  'Wexford',
  'Whitman',
  'Willow Bend',
  'Winslow',
  'Woodlawn',
  'Yarrow',
];
const NUMBERED = ['2nd', '3rd', '5th', '7th', '9th', '11th', '14th', '18th', '22nd', '31st'];
const TOWN_SUFFIXES = ['St', 'Ave', 'St', 'Ave', 'Pl', 'Ct', 'Dr', 'Ter', 'Ln'];
const TRADE_SUFFIXES = ['Blvd', 'Ave', 'Pkwy', 'St', 'Way'];

function streetAddress(facts: ListingFacts, random: Random): string {
  const numbered = facts.market.density > 0 && random.chance(0.16);
  const name = numbered ? random.pick(NUMBERED) : random.pick(STREETS);
  if (facts.type === 'Land')
    return (
      `${random.chance(0.35) ? 'Lot ' + random.int(1, 42) + ', ' : random.int(100, 9800) + ' '}${name} ` +
      random.pick(['Rd', 'Trl', 'Ln', 'Rd'])
    );
  const trade = ['Commercial', 'Industrial', 'Mixed Use'].includes(facts.type);
  const suffix = numbered ? random.pick(['St', 'Ave']) : random.pick(trade ? TRADE_SUFFIXES : TOWN_SUFFIXES);
  const side = random.chance(0.2) ? `${random.pick(['N', 'S', 'E', 'W'])} ` : '';
  const unit =
    facts.type === 'Condo'
      ? ` #${random.int(2, facts.style === 'highrise' ? 24 : 6)}${random.pick(['A', 'B', 'C', 'D', '01', '04', '08'])}`
      : '';
  return (
    `${random.int(3, trade ? 99 : 61) * 10 ** random.int(1, 2) + random.int(0, 98)} ${side}${name} ${suffix}` + unit
  );
}

/** Views and votes. Views grow with age and appeal, ever more slowly; each member votes at most once. */
function pickEngagement(
  facts: ListingFacts,
  owner: DemoMember,
  members: readonly DemoMember[],
  ageMinutes: number,
): Pick<PostedListing, 'viewCount' | 'likedBy' | 'dislikedBy'> {
  const random = seeded(`reception ${facts.index}`);
  const appeal =
    Math.exp(random.between(-1, 1) + random.between(-0.6, 0.9)) *
    (facts.noi !== null ? 1.2 : 1) *
    (owner.sellsLike === 'partner' ? 1.3 : 1);
  const days = ageMinutes / DAY;
  const viewCount =
    Math.round(appeal * 11 * days ** 0.72 * random.between(0.85, 1.15)) + (days > 0.2 ? random.int(0, 6) : 0);
  const others = members.filter((member) => member.id !== owner.id && member.confirmed).map((member) => member.number);
  const voters = random.sample(others, Math.min(20, Math.round(viewCount * random.between(0.004, 0.024))));
  const dislikeShare = random.between(0.02, 0.32);
  const dislikedBy = voters.filter(() => random.chance(dislikeShare));
  return { viewCount, dislikedBy, likedBy: voters.filter((voter) => !dislikedBy.includes(voter)) };
}
