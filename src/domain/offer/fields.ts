/*
 * The terms of an offer, in the order they're listed, compared, and summarized in. Each has the name of its column in
 * `offer_versions`, also in forms, drafts, links, the API, and the ledger. A term that's added here and to that table
 * is in all of them; tests/backend/same-rules.test.ts compares the two.
 */
import { joinWords } from '../../kit/formatting/join-words.ts';
import { formatDay, formatUsd, pluralize } from '../../kit/formatting/format.ts';
import type { Side } from '../ledger/vocabulary.ts';
import { financings } from '../listing/property-vocabulary.ts';
import { earnestDueText, earnestFields } from './earnest-fields.ts';
import { usd, type OfferTerms, type PartialTerms, type TermField } from './term-field.ts';

export { earnestDueText } from './earnest-fields.ts';
export type { OfferTerms, OfferVersion, PartialTerms, TermField } from './term-field.ts';

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
    isRare: true,
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
  ...earnestFields,
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
  extension_fee: {
    label: 'Extension fee',
    kind: 'number',
    limits: { ...usd, example: '2,000' },
    initial: 0,
    hint: 'What the buyer pays the seller for more time, earlier fees included. On top of the price, not refundable.',
    missing: 'Enter an amount, or 0 for none',
    isAmended: true,
    text: ({ extension_fee: fee }) => (fee ? formatUsd(fee) : null),
    sentence: ({ extension_fee: fee }, reader) =>
      fee ? `${buyer(reader, 'pay')} ${formatUsd(fee)} for more time, on top of the price.` : null,
  },
  jv_share_pct: {
    label: 'Seller’s profit share',
    kind: 'number',
    isRare: true,
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
/** The terms about earnest money, which forms keep together. */
export const earnestTerms = Object.keys(earnestFields) as Term[];
/** The terms that an offer has. */
export const offerTerms = termNames.filter((name) => !(termFields[name] as TermField).isAmended);

/** The label of a contingency; the value itself for an unknown one. */
export function contingencyLabel(value: string): string {
  return Object.hasOwn(contingencies, value) ? contingencies[value as keyof typeof contingencies] : value;
}

function priceSentence({ price, earnest_money: earnest, ...due }: PartialTerms, reader: Side) {
  if (price === null) return null;
  const pays = `${buyer(reader, 'pay')} ${formatUsd(price)}`;
  if (earnest === null) return `${pays}.`;
  if (earnest === 0) return `${pays}, without earnest money.`;
  const within = earnestDueText(due);
  const by = due.earnest_due_days === null ? '' : ', by 5 PM';
  const clause = within === null ? '' : ` due within ${within} of acceptance${by}`;
  return `${pays}, with ${formatUsd(earnest)} earnest money${clause}.`;
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
  return `The deal depends on ${joinWords(names.map((each) => conditions[each] ?? contingencyLabel(each)))}.`;
}
