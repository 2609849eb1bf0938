/** The part of `seed.sql` for offers, made and answered through the functions that members call: ledgers are real. */
import { listingId, memberId, OFFER_ID_PREFIX } from './ids.ts';
import { text } from './sql.ts';

/** Members, by number: the first three sign-ins, and others. */
const [free, closer, partner] = [1, 2, 3];

interface Terms {
  price: number;
  earnest: number;
  /** Days from seeding. */
  closing: number;
  financing: string;
  inspection: number;
  contingencies?: readonly string[];
  /** The seller's share of the profit, in percent. */
  share?: number;
  /** Days from seeding. */
  expires: number;
}

interface Step {
  by: number;
  action: 'make' | 'revise' | 'counter' | 'accept' | 'decline' | 'back_up' | 'withdraw';
  terms?: Terms;
  message?: string;
}

interface DemoOffer {
  listing: number;
  steps: readonly [Step, ...Step[]];
}

/** Competing offers on one of the Closer's listings. */
const competing: readonly DemoOffer[] = [
  {
    listing: 24,
    steps: [
      {
        by: free,
        action: 'make',
        terms: {
          price: 362_000,
          earnest: 5000,
          closing: 45,
          financing: 'Conventional',
          inspection: 10,
          contingencies: ['financing', 'appraisal'],
          expires: 9,
        },
        message: 'Pre-approved with my local bank. I can walk it any day this week.',
      },
    ],
  },
  {
    listing: 24,
    steps: [
      {
        by: 17,
        action: 'make',
        terms: { price: 348_000, earnest: 10_000, closing: 24, financing: 'Cash', inspection: 5, expires: 8 },
        message: 'Cash, no lender to wait for.',
      },
      {
        by: closer,
        action: 'counter',
        terms: { price: 358_000, earnest: 10_000, closing: 24, financing: 'Cash', inspection: 3, expires: 10 },
        message: 'I’d take it at this price with a shorter inspection.',
      },
    ],
  },
  {
    listing: 24,
    steps: [
      {
        by: 12,
        action: 'make',
        terms: {
          price: 371_500,
          earnest: 2500,
          closing: 60,
          financing: 'Hard Money',
          inspection: 14,
          contingencies: ['financing', 'partner_approval'],
          expires: 7,
        },
      },
    ],
  },
];

/** A deal under contract between the Closer and the Partner, with a backup. */
const underContract: readonly DemoOffer[] = [
  {
    listing: 520,
    steps: [
      {
        by: 9,
        action: 'make',
        terms: { price: 231_000, earnest: 2000, closing: 40, financing: 'Private Money', inspection: 7, expires: 12 },
      },
    ],
  },
  {
    listing: 520,
    steps: [
      {
        by: partner,
        action: 'make',
        terms: { price: 238_000, earnest: 4000, closing: 30, financing: 'Cash', inspection: 7, expires: 6 },
        message: 'My crew can start the week after closing.',
      },
      {
        by: closer,
        action: 'counter',
        terms: { price: 246_000, earnest: 5000, closing: 30, financing: 'Cash', inspection: 7, expires: 6 },
      },
      { by: partner, action: 'accept', message: 'Works for me. Sending the earnest money tomorrow.' },
    ],
  },
];

/** Sealed offers on a listing of the Closer's with a call for offers. */
const sealed: readonly DemoOffer[] = [
  {
    listing: 542,
    steps: [
      {
        by: free,
        action: 'make',
        terms: {
          price: 236_000,
          earnest: 3000,
          closing: 45,
          financing: 'Conventional',
          inspection: 10,
          contingencies: ['financing'],
          expires: 14,
        },
      },
    ],
  },
  {
    listing: 542,
    steps: [
      {
        by: 14,
        action: 'make',
        terms: { price: 241_000, earnest: 3000, closing: 35, financing: 'Cash', inspection: 7, expires: 13 },
      },
    ],
  },
];

const single: readonly DemoOffer[] = [
  {
    listing: 323,
    steps: [
      {
        by: closer,
        action: 'make',
        terms: { price: 205_000, earnest: 3000, closing: 28, financing: 'Cash', inspection: 7, expires: 9 },
        message: 'Cash, and I close on time.',
      },
      {
        by: partner,
        action: 'counter',
        terms: { price: 219_000, earnest: 5000, closing: 28, financing: 'Cash', inspection: 5, expires: 8 },
        message: 'It’s turn-key, so there isn’t much to inspect.',
      },
    ],
  },
  {
    listing: 361,
    steps: [
      {
        by: closer,
        action: 'make',
        terms: {
          price: 244_000,
          earnest: 4000,
          closing: 38,
          financing: 'Hard Money',
          inspection: 10,
          contingencies: ['title'],
          expires: 11,
        },
      },
    ],
  },
  {
    listing: 136,
    steps: [
      {
        by: closer,
        action: 'make',
        terms: {
          price: 705_000,
          earnest: 10_000,
          closing: 50,
          financing: 'Conventional',
          inspection: 14,
          contingencies: ['financing', 'appraisal'],
          share: 50,
          expires: 10,
        },
        message: 'Fine with the joint venture. I’d like to see the rent roll.',
      },
    ],
  },
  {
    listing: 408,
    steps: [
      {
        by: free,
        action: 'make',
        terms: { price: 150_000, earnest: 1000, closing: 60, financing: 'Creative', inspection: 21, expires: 10 },
      },
      { by: partner, action: 'decline', message: 'Too far from the asking price, sorry.' },
    ],
  },
];

/** SQL that makes and answers the offers, as the members. */
export function offersSql(): string {
  const offers = [...competing, ...underContract, ...single];
  return `-- Offers and a deal, through the functions that members call.
do $$
declare
  deadline constant timestamptz := date_trunc('hour', now()) + interval '6 days';
begin
${offers.map((offer, index) => offerSql(offer, index + 1)).join('\n')}
${asMember(closer)}
  perform public.answer_offer(${text(offerId(competing.length + 1))}, 'back_up', 1);
  perform public.call_for_offers(${text(listingId(542))}, deadline, 'America/Chicago');
${sealed.map((offer, index) => offerSql(offer, offers.length + index + 1)).join('\n')}
  perform set_config('request.jwt.claims', '', true);
end;
$$;
`;
}

const offerId = (number: number) => OFFER_ID_PREFIX + String(number).padStart(12, '0');

const asMember = (number: number) =>
  `  perform set_config('request.jwt.claims', '{"sub": "${memberId(number)}", "role": "authenticated"}', true);`;

function offerSql({ listing, steps }: DemoOffer, number: number): string {
  let version = 1;
  return steps
    .map(({ by, action, terms, message }) => {
      const note = message ? text(message) : 'null';
      const stated = terms ? termsSql(terms) : 'null';
      const call =
        action === 'make'
          ? `public.make_offer(${text(offerId(number))}, ${text(listingId(listing))}, ${stated}, ${note})`
          : `public.answer_offer(${text(offerId(number))}, ${text(action)}, ${version}, ${stated}, ${note})`;
      if (action === 'counter' || action === 'revise') version += 1;
      return `${asMember(by)}\n  perform ${call};`;
    })
    .join('\n');
}

function termsSql({ price, earnest, closing, financing, inspection, contingencies = [], share = 0, expires }: Terms) {
  return (
    `jsonb_build_object('price', ${price}, 'earnest_money', ${earnest}, 'earnest_due_hours', 48,\n` +
    `    'closing_on', (now() at time zone 'America/Chicago')::date + ${closing}, 'financing', ${text(financing)},\n` +
    `    'inspection_days', ${inspection}, 'contingencies', ${text(JSON.stringify(contingencies))}::jsonb,\n` +
    `    'jv_share_pct', ${share}, 'time_zone', 'America/Chicago',\n` +
    `    'expires_at', date_trunc('minute', now()) + interval '${expires} days')`
  );
}
