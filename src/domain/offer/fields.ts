/*
 * The terms of an offer, in the order they're listed, compared, and summarized in. Each has the name of its column in
 * `offer_versions`, also in forms, drafts, links, the API, and the ledger. A term that's added here and to that table
 * is in all of them; tests/backend/same-rules.test.ts compares the two.
 */
import { formatDay, formatUsd, pluralize } from '../../kit/formatting/format.ts';
import type { NumberLimits } from '../../kit/numbers/parse-number.ts';
import type { Database } from '../database.types.ts';
import type { Side } from '../ledger/vocabulary.ts';
import { financings } from '../listing/property-vocabulary.ts';

type VersionRow = Database['public']['Tables']['offer_versions']['Row'];

/** Terms of an offer as stored: amounts in whole USD, times as ISO, and dates that end at midnight of `time_zone`. */
export type OfferTerms = Omit<VersionRow, 'offer_id' | 'version' | 'author' | 'created_at' | 'claims'>;

/** One version of an offer. */
export type OfferVersion = Omit<VersionRow, 'offer_id'>;

/** Terms that may be incomplete: null for what isn't entered yet, or is invalid. */
export type PartialTerms = { [K in keyof OfferTerms]: OfferTerms[K] | null };

/** How a term is entered, and what it accepts, like the checks of the table. */
type TermEntry =
  /** `optional`: may stay blank, which is null. */
  | { kind: 'number'; limits: NumberLimits; initial: number | null; optional?: true }
  | { kind: 'day' }
  | { kind: 'choice'; choices: readonly string[] }
  | { kind: 'choices'; choices: Readonly<Record<string, string>> };

export type TermField = TermEntry & {
  label: string;
  /** The form's label, where it differs. */
  formLabel?: string;
  hint?: string;
  /** What the form says of a blank one. */
  missing: string;
  /** What it is, for assistants, where its name doesn't say it. */
  about?: string;
  /** As a row; without it, another term's row has it. */
  text?: (terms: OfferTerms) => string;
  /** In plain English, for the side that reads it; null while it isn't known, or for what doesn't apply. */
  sentence?: (terms: PartialTerms, reader: Side) => string | null;
  /** Which of competing offers are better for the seller, by a number. */
  better?: 'higher' | 'lower';
  rank?: (terms: OfferTerms) => number;
};

/** What an offer can depend on, besides the inspection. */
export const contingencies = {
  financing: 'Financing',
  appraisal: 'Appraisal',
  title: 'Clear title',
  partner_approval: 'Partner approval',
  sale_of_property: 'Sale of another property',
} as const;

const buyer = (reader: Side, verb: string) =>
  reader === 'buyer' ? `You ${verb}` : `The buyer ${verb === 'have' ? 'has' : `${verb}s`}`;
const lists = new Intl.ListFormat('en-US', { type: 'conjunction' });
const usd = { max: 100_000_000_000, prefix: '$' } as const;

export const termFields = {
  price: {
    label: 'Price',
    kind: 'number',
    limits: { ...usd, min: 1, example: '212,000' },
    initial: null,
    missing: 'Enter a price',
    about: 'Whole USD.',
    text: ({ price }) => formatUsd(price),
    sentence: priceSentence,
    better: 'higher',
    rank: ({ price }) => price,
  },
  seller_credit: {
    label: 'Seller credit',
    kind: 'number',
    limits: { ...usd, example: '2,000' },
    initial: 0,
    hint: 'What the seller pays toward the buyer’s costs at closing. Enter 0 for none.',
    missing: 'Enter an amount, or 0 for none',
    about: 'Whole USD toward the buyer’s costs.',
    text: ({ seller_credit: amount }) => (amount ? formatUsd(amount) : 'None'),
    sentence: ({ seller_credit: amount }, reader) =>
      amount
        ? `${reader === 'buyer' ? 'The seller credits you' : 'You credit the buyer'} ${formatUsd(amount)} at closing.`
        : null,
    better: 'lower',
    rank: ({ seller_credit }) => seller_credit,
  },
  earnest_money: {
    label: 'Earnest money',
    kind: 'number',
    limits: { ...usd, example: '3,000' },
    initial: null,
    hint: 'Enter 0 for none.',
    missing: 'Enter an amount, or 0 for none',
    text: ({ earnest_money: amount, earnest_due_hours: hours }) =>
      amount === 0 ? 'None' : `${formatUsd(amount)} within ${pluralize(hours, 'hour')}`,
    better: 'higher',
    rank: ({ earnest_money }) => earnest_money,
  },
  earnest_due_hours: {
    label: 'Due within',
    formLabel: 'Deposit earnest money within',
    kind: 'number',
    limits: { min: 1, max: 720, suffix: 'hours', example: '48' },
    initial: 48,
    hint: 'Hours after acceptance.',
    missing: 'Enter a number of hours',
  },
  earnest_refund_days: {
    label: 'Deposit refundable',
    formLabel: 'Deposit refundable for',
    kind: 'number',
    limits: { max: 365, suffix: 'days', example: '10' },
    initial: null,
    optional: true,
    hint: 'Days after acceptance; then it’s hard. Enter 0 for not at all. Blank: as the contingencies say.',
    missing: '',
    about: 'Days after acceptance; 0 for not at all, null as the contingencies say.',
    text: ({ earnest_refund_days: days }) =>
      days === null ? 'As the contingencies say' : days === 0 ? 'Not at all' : pluralize(days, 'day'),
    sentence: refundSentence,
    better: 'lower',
    rank: ({ earnest_refund_days }) => earnest_refund_days ?? 1000,
  },
  financing: {
    label: 'Financing',
    kind: 'choice',
    choices: financings,
    missing: 'Choose how the buyer pays',
    text: ({ financing }) => financing,
    sentence: financingSentence,
    better: 'higher',
    // Cash doesn't depend on a lender.
    rank: ({ financing }) => (financing === 'Cash' ? 1 : 0),
  },
  inspection_days: {
    label: 'Inspection',
    kind: 'number',
    limits: { max: 90, suffix: 'days', example: '7' },
    initial: 7,
    hint: 'Days to inspect and back out. Enter 0 to waive it.',
    missing: 'Enter a number of days, or 0 to waive it',
    about: '0 to waive it.',
    text: ({ inspection_days: days }) => (days === 0 ? 'Waived' : pluralize(days, 'day')),
    sentence: ({ inspection_days: days }, reader) =>
      days === null
        ? null
        : days === 0
          ? `${buyer(reader, 'waive')} the inspection.`
          : `${buyer(reader, 'have')} ${pluralize(days, 'day')} to inspect.`,
    better: 'lower',
    rank: ({ inspection_days }) => inspection_days,
  },
  contingencies: {
    label: 'Contingencies',
    kind: 'choices',
    choices: contingencies,
    hint: 'If one of these fails, the buyer can back out. Fewer make a stronger offer.',
    missing: 'Choose what the offer depends on',
    text: ({ contingencies: names }) => (names.length === 0 ? 'None' : names.map(contingencyLabel).join(', ')),
    sentence: contingencySentence,
    better: 'lower',
    rank: ({ contingencies: names }) => names.length,
  },
  closing_on: {
    label: 'Closing by',
    formLabel: 'Closing date',
    kind: 'day',
    hint: 'The latest day to close.',
    missing: 'Choose a date',
    text: ({ closing_on }) => formatDay(closing_on),
    sentence: ({ closing_on: day }) => (day ? `Closing by ${formatDay(day)}.` : null),
    better: 'lower',
    rank: ({ closing_on }) => Date.parse(closing_on),
  },
  jv_share_pct: {
    label: 'Seller’s profit share',
    kind: 'number',
    limits: { max: 100, suffix: '%', example: '25' },
    initial: 0,
    hint: 'For a joint venture. Enter 0 for a plain sale.',
    missing: 'Enter a percentage, or 0 for none',
    about: 'The seller’s share of the profit.',
    text: ({ jv_share_pct: share }) => (share === 0 ? 'None' : `${share}%`),
    sentence: ({ jv_share_pct: share }, reader) =>
      share ? `${reader === 'buyer' ? 'The seller gets' : 'You get'} ${share}% of the profit.` : null,
    better: 'higher',
    rank: ({ jv_share_pct }) => jv_share_pct,
  },
} as const satisfies { [K in Exclude<keyof OfferTerms, 'time_zone' | 'expires_at'>]: TermField };

/** The name of a term. */
export type Term = keyof typeof termFields;
export const termNames = Object.keys(termFields) as Term[];

/** The label of a contingency; the value itself for an unknown one. */
export function contingencyLabel(value: string): string {
  return Object.hasOwn(contingencies, value) ? contingencies[value as keyof typeof contingencies] : value;
}

function priceSentence({ price, earnest_money: earnest, earnest_due_hours: hours }: PartialTerms, reader: Side) {
  if (price === null) return null;
  const pays = `${buyer(reader, 'pay')} ${formatUsd(price)}`;
  if (earnest === null) return `${pays}.`;
  if (earnest === 0) return `${pays}, without earnest money.`;
  const due = hours === null ? '' : ` due within ${pluralize(hours, 'hour')} of acceptance`;
  return `${pays}, with ${formatUsd(earnest)} earnest money${due}.`;
}

function refundSentence({ earnest_money: amount, earnest_refund_days: days }: PartialTerms) {
  if (days === null || amount === 0) return null;
  if (days === 0) return 'The earnest money isn’t refundable.';
  return `The earnest money is refundable for ${pluralize(days, 'day')} after acceptance. Then it’s hard.`;
}

/** How each financing type completes 'You pay'. */
const means: Readonly<Record<string, string>> = {
  Cash: 'in cash',
  Conventional: 'with a conventional loan',
  'Hard Money': 'with a hard money loan',
  'Private Money': 'with private money',
  'Owner Financing': 'with owner financing',
  Creative: 'with creative financing',
};

function financingSentence({ financing }: PartialTerms, reader: Side) {
  if (!financing) return null;
  if (financing === 'Subject To') return `${buyer(reader, 'take')} title subject to the existing loan.`;
  return `${buyer(reader, 'pay')} ${means[financing] ?? `with ${financing}`}.`;
}

/** How each contingency completes 'The deal depends on'. */
const conditions: Readonly<Record<string, string>> = {
  financing: 'financing',
  appraisal: 'the appraisal',
  title: 'clear title',
  partner_approval: 'partner approval',
  sale_of_property: 'the sale of another property',
};

function contingencySentence({ contingencies: names }: PartialTerms) {
  if (!names || names.length === 0) return null;
  return `The deal depends on ${lists.format(names.map((each) => conditions[each] ?? contingencyLabel(each)))}.`;
}
