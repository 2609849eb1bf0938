/** The pipelines of the demo sign-ins: cards, tasks, and saved analyses. Dates count from the day of seeding. */
import { PIPELINE_CARD_ID_PREFIX } from './ids.ts';
import type { DemoListing } from './listing-history.ts';
import { seeded } from './random.ts';
import { idOf, listingIdOf, memberIdOf, rows, text } from './sql.ts';

/** The sign-ins with a pipeline, by member number. */
const MEMBERS = [1, 2, 3] as const;

interface DemoCard {
  stage: string;
  notes?: string;
  /** Days until each task is due; null without a date. Done ones are due in the past. */
  tasks?: readonly (readonly [title: string, dueInDays: number | null, done?: boolean])[];
  /** Name and strategy of a saved analysis. */
  analysis?: readonly [name: string, strategy: string];
  /** A deal from elsewhere; a listing otherwise. */
  elsewhere?: readonly [title: string, address: string, price: number];
}

/** From the top of each stage, with the age in days growing down the list. */
const CARDS: readonly DemoCard[] = [
  { stage: 'watching', tasks: [['Drive by on the way to work', 3]] },
  { stage: 'watching', notes: 'Waiting for a price drop. Would be interested at 10% less.' },
  { stage: 'watching' },
  {
    stage: 'analyzing',
    notes: 'Rent comps on the same street: $1,450, $1,500, $1,525.\nRoof age unknown: ask the seller.',
    tasks: [
      ['Ask the seller about the roof', 0],
      ['Get an insurance quote', 2],
      ['Pull rent comps', -4, true],
    ],
    analysis: ['Buy and hold', 'rental'],
  },
  { stage: 'analyzing', tasks: [['Run the flip numbers with a bigger rehab', -1]], analysis: ['Flip', 'flip'] },
  {
    stage: 'analyzing',
    elsewhere: ['Duplex from the tax sale list', '418 Maple Ave, Dayton, OH 45402', 92_000],
    notes: 'County auction. Liens need a title search before bidding.',
    tasks: [['Order the title search', 1]],
  },
  {
    stage: 'offered',
    notes: 'Offered with a 10-day inspection period. Seller wants to close before the end of the month.',
    tasks: [['Follow up on the offer', 0]],
    analysis: ['At my offer', 'rental'],
  },
  {
    stage: 'under_contract',
    notes: 'EMD is wired. Inspector: Tuesday at 9.',
    tasks: [
      ['Inspection', 4],
      ['Send the contract to the title company', -2, true],
      ['Line up the lender’s appraisal', 6],
    ],
    analysis: ['BRRRR with contractor’s bid', 'brrrr'],
  },
  { stage: 'closed', notes: 'Closed two days early. Good title company: use them again.' },
  { stage: 'lost', notes: 'Seller took a cash offer above asking.' },
];

const cardIdOf = (column: string) => idOf(PIPELINE_CARD_ID_PREFIX, column);

interface Placed {
  card: DemoCard;
  member: number;
  number: number;
  listing: DemoListing | null;
}

/** The cards of every member; each gets other active listings, none of their own. */
function placedCards(all: readonly DemoListing[]): Placed[] {
  return MEMBERS.flatMap((member, place) => {
    const open = all.filter((listing) => listing.status === 'active' && listing.owner.number !== member);
    const random = seeded(`pipeline ${member}`);
    const start = random.int(0, open.length - 1);
    return CARDS.map((card, index) => ({
      card,
      member,
      number: place * 100 + index + 1,
      listing: card.elsewhere ? null : (open[(start + index * 13) % open.length] ?? null),
    }));
  });
}

/** SQL that inserts the pipelines. */
export function pipelineSql(all: readonly DemoListing[]): string {
  const cards = placedCards(all);
  const cardRows = cards.map(({ card, member, number, listing }) =>
    [
      number,
      member,
      listing ? listing.index : 'null::integer',
      card.elsewhere
        ? card.elsewhere.map((value) => (typeof value === 'number' ? value : text(value))).join(', ')
        : `'-', null::text, null::bigint`,
      text(card.stage),
      text(card.notes ?? ''),
    ].join(', '),
  );
  const taskRows = cards.flatMap(({ card, member, number }) =>
    (card.tasks ?? []).map(([title, days, done = false]) =>
      [number, member, text(title), days ?? 'null::integer', done].join(', '),
    ),
  );
  const analysisRows = cards.flatMap(({ card: { analysis }, member, number, listing }) => {
    if (!analysis || !listing) return [];
    const [name, strategy] = analysis;
    const price = Math.round((listing.price * 0.92) / 500) * 500;
    const inputs = { deal: `1_${strategy}_p${price}`, figures: { price } };
    return [[number, member, text(name), text(JSON.stringify(inputs))].join(', ')];
  });
  return `-- Pipelines. Nobody is connected while seeding, so don't broadcast.
alter table public.pipeline_cards disable trigger realtime_added;
alter table public.pipeline_tasks disable trigger realtime_added;
insert into public.pipeline_cards (
  id, user_id, property_id, title, address, price, stage, notes, notes_version, position, created_at, updated_at,
  stage_changed_at
)
select
  ${cardIdOf('c.number')}, ${memberIdOf('c.member')}, ${listingIdOf('c.listing')}, c.title, c.address, c.price,
  c.stage, c.notes, (c.notes <> '')::integer, c.number, at, at + interval '5 hours', at + interval '5 hours'
from (values
${rows(cardRows)}
) as c (number, member, listing, title, address, price, stage, notes)
cross join lateral (select now() - make_interval(days => 1 + 2 * (c.number % 100))) as added (at);
insert into public.pipeline_tasks (user_id, card_id, title, due_on, done_at, created_at)
select
  ${memberIdOf('t.member')}, ${cardIdOf('t.number')}, t.title, current_date + t.days,
  case when t.done then now() - make_interval(days => -t.days) end, now() - interval '6 days'
from (values
${rows(taskRows)}
) as t (number, member, title, days, done);
insert into public.saved_analyses (user_id, card_id, name, inputs, created_at)
select ${memberIdOf('a.member')}, ${cardIdOf('a.number')}, a.name, a.inputs::jsonb, now() - interval '1 day'
from (values
${rows(analysisRows)}
) as a (number, member, name, inputs);
alter table public.pipeline_cards enable trigger realtime_added;
alter table public.pipeline_tasks enable trigger realtime_added;
`;
}
