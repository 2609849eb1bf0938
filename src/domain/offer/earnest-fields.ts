/* The terms of an offer about earnest money, as `termFields` has them. */
import { formatUsd, pluralize } from '../../kit/formatting/format.ts';
import { usd, type PartialTerms, type TermField } from './term-field.ts';

const holders = { title: 'A title company', attorney: 'An attorney', seller: 'The seller' } as const;

/** Who holds the earnest money, in words; null if that isn't agreed. */
function holderText(holder: string | null | undefined): string | null {
  return holder ? (Object.entries(holders).find(([key]) => key === holder)?.[1] ?? holder) : null;
}

/** How long after acceptance the first deposit is due: '48 hours' or '3 business days'; null while it isn't known. */
export function earnestDueText({
  earnest_due_hours: hours,
  earnest_due_days: days,
}: Pick<PartialTerms, 'earnest_due_hours' | 'earnest_due_days'>): string | null {
  if (days !== null) return pluralize(days, 'business day');
  return hours === null ? null : pluralize(hours, 'hour');
}

/** ' within 20 days'; empty while it isn't known. */
const within = (days: number | null) => (days === null ? '' : ` within ${pluralize(days, 'day')}`);

export const earnestFields = {
  earnest_money: {
    label: 'Earnest money',
    kind: 'number',
    limits: { ...usd, example: '3,000' },
    initial: null,
    hint: 'Enter 0 for none.',
    missing: 'Enter an amount, or 0 for none',
    text: (terms) =>
      terms.earnest_money === 0 ? 'None' : `${formatUsd(terms.earnest_money)} within ${earnestDueText(terms) ?? '?'}`,
    better: 'higher',
    rank: ({ earnest_money }) => earnest_money,
  },
  earnest_due_hours: {
    label: 'Due within',
    formLabel: 'Deposit earnest money within',
    kind: 'number',
    limits: { min: 1, max: 720, suffix: 'hours', example: '48' },
    initial: 48,
    optional: true,
    hint: 'Hours after acceptance.',
    missing: 'Enter a number of hours',
  },
  earnest_due_days: {
    label: 'Due within',
    formLabel: 'Deposit earnest money within',
    kind: 'number',
    limits: { min: 1, max: 30, suffix: 'days', example: '3' },
    initial: null,
    optional: true,
    isFormOnly: true,
    hint: 'Business days after acceptance: no weekends or bank holidays. Due by 5 PM on the last.',
    missing: 'Enter a number of business days',
  },
  second_deposit: {
    label: 'Second deposit',
    kind: 'number',
    isRare: true,
    isFormOnly: true,
    limits: { ...usd, example: '5,000' },
    initial: 0,
    hint: 'On top of the first. Enter 0 for none.',
    missing: 'Enter an amount, or 0 for none',
    text: ({ second_deposit: amount, second_deposit_days: days }) =>
      amount ? `${formatUsd(amount)}${within(days)}` : 'None',
    sentence: secondSentence,
    better: 'higher',
    rank: ({ second_deposit }) => second_deposit,
  },
  second_deposit_days: {
    label: 'Second deposit due within',
    kind: 'number',
    isFormOnly: true,
    limits: { max: 365, suffix: 'days', example: '20' },
    initial: null,
    optional: true,
    hint: 'Days after acceptance.',
    missing: '',
  },
  earnest_refund_days: {
    label: 'Deposit refundable',
    formLabel: 'Deposit refundable for',
    kind: 'number',
    isRare: true,
    unset: 'as the contingencies say',
    limits: { max: 365, suffix: 'days', example: '10' },
    initial: null,
    optional: true,
    hint: 'Days after acceptance. Enter 0 for not at all. If blank, the contingencies decide.',
    missing: '',
    about: 'Days after acceptance; 0 for not at all.',
    text: ({ earnest_refund_days: days }) =>
      days === null ? 'As the contingencies say' : days === 0 ? 'Not at all' : pluralize(days, 'day'),
    sentence: refundSentence,
    better: 'lower',
    rank: ({ earnest_refund_days }) => earnest_refund_days ?? 1000,
  },
  earnest_holder: {
    label: 'Deposit held by',
    kind: 'choice',
    isRare: true,
    isFormOnly: true,
    unset: 'not agreed',
    choices: Object.keys(holders),
    words: holders,
    optional: true,
    missing: '',
    text: ({ earnest_holder: holder }) => holderText(holder) ?? 'Not agreed',
    sentence: ({ earnest_holder: holder }) => holder && `${holderText(holder)} holds the earnest money.`,
  },
} as const satisfies Record<string, TermField>;

function secondSentence({ second_deposit: amount, second_deposit_days: days }: PartialTerms) {
  if (!amount) return null;
  const due = days === null ? 'later' : `within ${pluralize(days, 'day')} of acceptance`;
  return `A second deposit of ${formatUsd(amount)} is due ${due}.`;
}

function refundSentence({ earnest_money: amount, earnest_refund_days: days }: PartialTerms) {
  if (days === null || amount === 0) return null;
  if (days === 0) return 'The earnest money isn’t refundable.';
  return `The earnest money is refundable for ${pluralize(days, 'day')} after acceptance. Then it’s hard.`;
}
