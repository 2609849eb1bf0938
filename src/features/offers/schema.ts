import { z } from 'zod';
import { draftOf } from '@/domain/site/draft-links';
import { financings } from '@/domain/listing/property-vocabulary';
import { numberEntry, requiredNumber } from '@/kit/numbers/number-schema';
import { validNumber, type NumberLimits } from '@/kit/numbers/parse-number';
import { deadlineMeanings, deadlineTimeProblem, lastDay } from '@/kit/time/deadlines';
import { wallTime } from '@/kit/time/time-zones';
import { contingencies, type Contingency, type OfferTerms } from '@/domain/offer/offer-terms';
import { chosenCompany, companyDraft, noCompany, type Company } from '@/domain/offer/company';
import type { PartialTerms } from '@/domain/offer/offer-summary';
import { dayMs, hourMs, minuteMs } from '@/kit/time/durations';

/** What the number fields accept, like the checks of the table `offer_versions`. */
export const offerNumbers = {
  price: { min: 1, max: 100_000_000_000, prefix: '$', example: '212,000' },
  earnest: { max: 100_000_000_000, prefix: '$', example: '3,000' },
  earnestHours: { min: 1, max: 720, suffix: 'hours', example: '48' },
  inspection: { max: 90, suffix: 'days', example: '7' },
  share: { max: 100, suffix: '%', example: '25' },
} satisfies Record<string, NumberLimits>;

/** How long an offer is open, in hours; 'custom' has a date and maybe a time. */
export const expiryChoices = ['24', '48', '72', '168', 'custom'] as const;

const contingencyNames = Object.keys(contingencies) as [Contingency, ...Contingency[]];

/** The unvalidated form fields, stored as a draft. */
export const offerDraftSchema = z.object({
  /** Set on the first attempt to send, so that a retry can't make a second offer. */
  id: z.string(),
  price: numberEntry,
  earnest: numberEntry,
  earnestHours: numberEntry,
  closing: z.string(),
  financing: z.string(),
  inspection: numberEntry,
  contingencies: z.array(z.enum(contingencyNames)),
  /** Ignored where the listing requires a share. */
  share: numberEntry,
  message: z.string(),
  expiry: z.enum(expiryChoices),
  expiryDate: z.string(),
  expiryTime: z.string(),
  /** For a repeated hour: '0' for its first, '1' for its second occurrence. */
  expiryFold: z.enum(['0', '1']),
  zone: z.string(),
  /** Who the buyer of a new offer acts for. */
  ...companyDraft.shape,
});
export type OfferDraft = z.infer<typeof offerDraftSchema>;

/** The fields of a new offer. */
export function emptyOffer(zone: string): OfferDraft {
  return {
    id: '',
    price: null,
    earnest: null,
    earnestHours: 48,
    closing: '',
    financing: '',
    inspection: 7,
    contingencies: [],
    share: 0,
    message: '',
    expiry: '48',
    expiryDate: '',
    expiryTime: '',
    expiryFold: '0',
    zone,
    ...noCompany,
  };
}

/** The fields that the fragment of a link fills in, such as those of an offer that an assistant drafted. */
export function linkedOffer(fragment: string): Partial<OfferDraft> {
  return offerDraftSchema.omit({ id: true }).partial().safeParse(draftOf(fragment)).data ?? {};
}

/** The fields to change terms with: the terms themselves, with a new expiration and no message. */
export function draftOfTerms(terms: OfferTerms): OfferDraft {
  return {
    ...emptyOffer(terms.time_zone),
    price: terms.price,
    earnest: terms.earnest_money,
    earnestHours: terms.earnest_due_hours,
    closing: terms.closing_on,
    financing: terms.financing,
    inspection: terms.inspection_days,
    contingencies: contingencyNames.filter((name) => terms.contingencies.includes(name)),
    share: terms.jv_share_pct,
  };
}

/** What an offer's terms depend on, besides the form. */
export interface OfferContext {
  now: () => number;
  /** The seller's share of the profit that the listing requires, in percent; 0 for none. */
  requiredShare: number;
  /** ISO deadline of the call for offers that seals this offer; null if none does. */
  sealedUntil: string | null;
  /** The buyer's earlier companies, for a new offer; absent where who they act for is settled. */
  companies?: readonly Company[];
}

/** The instants that the custom expiration can mean: two for a repeated hour, none for a skipped or incomplete one. */
export function expiryMeanings(draft: Pick<OfferDraft, 'expiryDate' | 'expiryTime' | 'zone'>): Date[] {
  return deadlineMeanings({ date: draft.expiryDate, time: draft.expiryTime }, draft.zone);
}

/**
 * When the offer expires; null while a custom time is incomplete or doesn't exist. The other choices count from now, or
 * from the deadline of a call for offers, and end on a full minute.
 */
export function expiryOf(
  draft: OfferDraft,
  { now, sealedUntil }: Pick<OfferContext, 'now' | 'sealedUntil'>,
): Date | null {
  if (draft.expiry !== 'custom') {
    const start = Math.max(now(), sealedUntil ? Date.parse(sealedUntil) : 0);
    return new Date(Math.ceil((start + Number(draft.expiry) * hourMs) / minuteMs) * minuteMs);
  }
  const [first = null, second] = expiryMeanings(draft);
  return draft.expiryFold === '1' ? (second ?? first) : first;
}

/** The terms as far as they're entered, for the summary. */
export function partialTerms(draft: OfferDraft, context: OfferContext): PartialTerms {
  return {
    price: validNumber(draft.price, offerNumbers.price),
    earnest_money: validNumber(draft.earnest, offerNumbers.earnest),
    earnest_due_hours: validNumber(draft.earnestHours, offerNumbers.earnestHours),
    closing_on: /^\d{4}-\d\d-\d\d$/.test(draft.closing) ? draft.closing : null,
    financing: draft.financing || null,
    inspection_days: validNumber(draft.inspection, offerNumbers.inspection),
    contingencies: draft.contingencies,
    jv_share_pct: context.requiredShare || validNumber(draft.share, offerNumbers.share),
    time_zone: draft.zone,
    expires_at: expiryOf(draft, context)?.toISOString() ?? null,
  };
}

/** What the form sends. */
export interface SentOffer {
  terms: OfferTerms;
  message: string;
  /** The company a new offer is made for; null for the buyer themselves. */
  company: Company | null;
}

/** Validates a draft like `private.add_version`, with an error per field, and transforms it into what is sent. */
export function offerSchema(context: OfferContext) {
  return offerDraftSchema
    .extend({
      price: requiredNumber(offerNumbers.price, 'Enter a price'),
      earnest: requiredNumber(offerNumbers.earnest, 'Enter an amount, or 0 for none'),
      earnestHours: requiredNumber(offerNumbers.earnestHours, 'Enter a number of hours'),
      closing: z.string().min(1, 'Choose a date'),
      financing: z.string().refine(isFinancing, 'Choose how the buyer pays'),
      inspection: requiredNumber(offerNumbers.inspection, 'Enter a number of days, or 0 to waive it'),
      share: numberEntry.pipe(requiredShareOr(context)),
      message: z.string().trim().max(2000, 'At most 2,000 characters'),
    })
    .transform((draft, check): SentOffer => {
      const wrong = (field: keyof OfferDraft, message: string) =>
        check.addIssue({ code: 'custom', path: [field], message });
      if (draft.earnest > draft.price) wrong('earnest', 'Earnest money can’t be more than the price');
      const expires = expiryOf(draft, context);
      const problem = expiryProblem(draft, expires, context);
      if (problem) wrong(...problem);
      const closing = closingProblem(draft.closing, expires, draft.zone, context.now());
      if (closing) wrong('closing', closing);
      return {
        terms: {
          price: draft.price,
          earnest_money: draft.earnest,
          earnest_due_hours: draft.earnestHours,
          closing_on: draft.closing,
          financing: draft.financing,
          inspection_days: draft.inspection,
          contingencies: draft.contingencies,
          jv_share_pct: draft.share,
          time_zone: draft.zone,
          expires_at: expires?.toISOString() ?? '',
        },
        message: draft.message,
        company: context.companies ? chosenCompany(draft, context.companies, wrong) : null,
      };
    });
}

/** The share that the listing requires, whatever the field says, or the one in the field. */
function requiredShareOr({ requiredShare }: OfferContext) {
  return requiredShare > 0
    ? numberEntry.transform(() => requiredShare)
    : requiredNumber(offerNumbers.share, 'Enter a percentage, or 0 for none');
}

const isFinancing = (value: string) => (financings as readonly string[]).includes(value);

/** What's wrong with the expiration, and in which field; null for nothing. */
function expiryProblem(
  draft: OfferDraft,
  expires: Date | null,
  { now, sealedUntil }: OfferContext,
): ['expiryDate' | 'expiryTime', string] | null {
  if (draft.expiry === 'custom') {
    if (draft.expiryDate === '') return ['expiryDate', 'Choose a date'];
    const problem = deadlineTimeProblem({ date: draft.expiryDate, time: draft.expiryTime }, draft.zone);
    if (problem) return ['expiryTime', problem];
  }
  if (!expires) return ['expiryDate', 'Choose a date'];
  if (sealedUntil && expires.getTime() < Date.parse(sealedUntil) + hourMs)
    return ['expiryTime', 'Choose a time at least an hour after the call for offers ends'];
  if (expires.getTime() < now() + hourMs) return ['expiryTime', 'Choose a time at least an hour from now'];
  if (expires.getTime() > now() + 60 * dayMs) return ['expiryDate', 'Choose a date within the next 60 days'];
  return null;
}

/** What's wrong with the closing date; null for nothing. */
function closingProblem(closing: string, expires: Date | null, zone: string, now: number): string | null {
  if (closing === '') return null;
  if (expires && closing < lastDay(expires.toISOString(), zone)) return 'Choose a date on or after the offer expires';
  // Two years of calendar days, like Postgres counts them.
  const today = Date.parse(wallTime(new Date(now), zone).slice(0, 10));
  return Date.parse(closing) > today + 730 * dayMs ? 'Choose a date within two years' : null;
}
