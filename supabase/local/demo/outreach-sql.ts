import { zoneOfState } from '../../../src/shared/time/time-zones.ts';
import { listingsWithDocuments } from './documents.ts';
import { ANSWER_ID_PREFIX, QUESTION_ID_PREFIX, SHOWING_ID_PREFIX } from './ids.ts';
import type { DemoListing } from './listing-history.ts';
import { seeded } from './random.ts';
import { idOf, listingIdOf, memberIdOf, momentOf, rows, text } from './sql.ts';

const EXCHANGES = [
  ['How old is the roof?', 'Replaced in 2019, architectural shingles. The invoice is in my records.'],
  [
    'Is the sewer line original?',
    'Cast iron, scoped in June. No breaks, some roots at the street. I’ll share the video.',
  ],
  ['Are the tenants month to month?', 'One is month to month, the other has a lease until next summer.'],
  ['Would you consider seller financing with 20% down?', 'Not on this one. My contract closes in cash.'],
  ['Any open permits or code violations?', 'None. I checked with the city last week.'],
  ['Is there flexibility on the closing date?', 'Up to two weeks, if earnest money is in.'],
  ['What’s the condition of the HVAC?', 'Furnace is about eight years old and was serviced this fall. No central air.'],
  ['Does the price include the assignment fee?', 'Yes, the price is all in. You pay your own closing costs.'],
] as const;

const UNANSWERED = 'Is the basement dry after heavy rain? I’m ready to make an offer this week.';

const NOTES = [
  'Park on the street. The lockbox is on the side door; the code is 4217.',
  'Meet me at the front door. Bring a flashlight, the power is off in the basement.',
] as const;

/** Members who ask and book. The first is a sign-in. */
const BUYERS = [1, 12, 14, 18, 21, 26] as const;

interface Asked {
  readonly listing: DemoListing;
  readonly member: number;
  readonly question: string;
  readonly answer: string | null;
  /** Minutes before seeding. */
  readonly age: number;
}

/** Two to four questions per listing; the sign-ins' newest listings also have one to answer. */
function questions(listings: readonly DemoListing[]): readonly Asked[] {
  const open = new Set<number>();
  return listings.flatMap((listing) => {
    const random = seeded(`questions ${listing.index}`);
    const members = BUYERS.filter((member) => member !== listing.owner.number);
    const asked = random.sample(EXCHANGES, random.int(2, 4)).map(([question, answer], number) => ({
      listing,
      member: members[(number + listing.index) % members.length] ?? BUYERS[0],
      question,
      answer,
      age: Math.round(listing.ageMinutes * random.between(0.3, 0.8)),
    }));
    const owner = listing.owner.number;
    if (owner > 5 || open.has(owner)) return asked;
    open.add(owner);
    return [...asked, { listing, member: 14, question: UNANSWERED, answer: null, age: 95 }];
  });
}

/** Two showings per listing, on the coming days, each with a booking. */
function showings(listings: readonly DemoListing[]): readonly string[] {
  return listings.flatMap((listing, index) => {
    const random = seeded(`showings ${listing.index}`);
    const first = random.int(2, 5);
    const booker = BUYERS.filter((member) => member !== listing.owner.number)[index % 5] ?? 14;
    return [
      [first, '10:00', 1],
      [first + random.int(1, 3), '16:30', 4],
    ].map(([days, time, capacity], number) =>
      [
        index * 2 + number + 1,
        listing.index,
        days,
        text(String(time)),
        text(zoneOfState(listing.state)),
        capacity,
        text(random.pick(NOTES)),
        // The first is left open at every other listing.
        number === 1 || index % 2 === 1 ? booker : 'null::integer',
        random.int(70, 20 * 60),
      ].join(', '),
    );
  });
}

/** SQL that inserts questions about some listings with answers, and showings with bookings. */
export function outreachSql(all: readonly DemoListing[]): string {
  // Old enough to have answers.
  const listings = listingsWithDocuments(all).filter(({ ageMinutes }) => ageMinutes > 6 * 60);
  const asked = questions(listings).map(({ listing, member, question, answer, age }, index) =>
    [index + 1, listing.index, member, text(question), answer === null ? 'null' : text(answer), age].join(', '),
  );
  return `-- Questions about listings, answered after three hours, and showings on the days after seeding.
create temporary table demo_questions as
select * from (values
${rows(asked)}
) as q (number, listing, member, question, answer, age);
insert into public.listing_questions (id, property_id, user_id, content, created_at)
select
  ${idOf(QUESTION_ID_PREFIX, 'q.number')}, ${listingIdOf('q.listing')}, ${memberIdOf('q.member')}, q.question,
  ${momentOf('q.age')}
from demo_questions as q;
insert into public.listing_answers (id, question_id, user_id, content, created_at)
select
  ${idOf(ANSWER_ID_PREFIX, 'q.number')}, ${idOf(QUESTION_ID_PREFIX, 'q.number')}, p.user_id, q.answer,
  ${momentOf('greatest(q.age - 180, 70)')}
from demo_questions as q join public.properties as p on p.id = ${listingIdOf('q.listing')}
where q.answer is not null;
drop table demo_questions;

create temporary table demo_showings as
select
  ${idOf(SHOWING_ID_PREFIX, 's.number')} as id, ${listingIdOf('s.listing')} as property_id,
  (current_date + s.days + s.starts::time) at time zone s.zone as starts_at, s.zone, s.capacity, s.notes,
  ${memberIdOf('s.booker')} as booker, s.booked_age
from (values
${rows(showings(listings))}
) as s (number, listing, days, starts, zone, capacity, notes, booker, booked_age);
insert into public.listing_showings (id, property_id, starts_at, ends_at, time_zone, capacity)
select s.id, s.property_id, s.starts_at, s.starts_at + interval '30 minutes', s.zone, s.capacity
from demo_showings as s;
insert into public.listing_showing_notes (showing_id, notes) select s.id, s.notes from demo_showings as s;
insert into public.showing_bookings (showing_id, user_id, created_at)
select s.id, s.booker, ${momentOf('s.booked_age')} from demo_showings as s where s.booker is not null;
select private.notify_showing(p.user_id, 'showing_booking', d.booker, s, '{"event": "booked"}')
from demo_showings as d
join public.listing_showings as s on s.id = d.id
join public.properties as p on p.id = d.property_id
where d.booker is not null;
drop table demo_showings;
`;
}
