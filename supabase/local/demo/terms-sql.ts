import type { DemoListing } from './listing-history.ts';
import { seeded } from './random.ts';
import { listingIdOf, rows, text } from './sql.ts';

const SHOWINGS = [
  'Vacant. Message me with a time and I’ll meet you there. 24 hours’ notice on weekends.',
  'Occupied: please don’t disturb the tenants. Showings Tuesdays and Saturdays, with a day’s notice.',
  'Drive by first. Walk-throughs Thursday 4–6 PM; text me your name and company.',
  'One inspection window after an accepted offer. Bring your contractor.',
] as const;

/** SQL that inserts the deal terms of about half of the demo's active listings. Dates count from the day of seeding. */
export function termsSql(all: readonly DemoListing[]): string {
  const lines = all.filter(({ status }) => status === 'active').flatMap((listing) => termsOf(listing) ?? []);
  return `insert into public.listing_terms (
  property_id, contract_price, assignment_fee, contract_shared, earnest_money, closing_on, contract_expires_on,
  access_instructions
)
select
  ${listingIdOf('t.number')},
  t.contract_price, t.assignment_fee, t.shared, t.earnest_money, current_date + t.closing_days,
  current_date + t.expiry_days, t.showings
from (values
${rows(lines)}
) as t (number, contract_price, assignment_fee, shared, earnest_money, closing_days, expiry_days, showings);
`;
}

/** A row of the values list; null for a listing that states no terms. */
function termsOf(listing: DemoListing): string | null {
  const random = seeded(`terms ${listing.index}`);
  if (random.chance(listing.offMarketContract ? 0.15 : 0.75)) return null;
  const { price } = listing;
  const round = (amount: number, to: number): number => Math.max(to, Math.round(amount / to) * to);
  const fee = Math.min(round(price * random.between(0.03, 0.09), 500), 60_000);
  const closing = random.int(14, 45);
  const showings = random.chance(0.6) ? text(random.pick(SHOWINGS)) : 'null::text';
  return [
    listing.index,
    listing.offMarketContract ? price - fee : 'null::bigint',
    listing.offMarketContract ? fee : 'null::bigint',
    listing.offMarketContract && random.chance(0.35),
    round(price * 0.01, 500),
    closing,
    listing.offMarketContract ? closing + random.int(3, 14) : 'null::integer',
    showings,
  ].join(', ');
}
