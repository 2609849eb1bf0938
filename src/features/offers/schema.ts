import { z } from 'zod';
import { readDraftLink } from '@/domain/site/draft-links';
import { numberEntry, requiredNumber } from '@/kit/numbers/number-schema';
import { validNumber, type NumberEntry } from '@/kit/numbers/parse-number';
import {
  emptyTerms,
  pickTerms,
  termProblems,
  termsDraft,
  termsSent,
  type TermsDraft,
} from '@/shared/deals/terms-draft';
import { deadlineMeanings, deadlineTimeProblem, lastDay } from '@/kit/time/deadlines';
import { wallTime } from '@/kit/time/time-zones';
import {
  termFields,
  termNames,
  type OfferTerms,
  type PartialTerms,
  type Term,
  type TermField,
} from '@/domain/offer/fields';
import { chosenCompany, companyDraft, noCompany, type Company } from '@/domain/offer/company';
import { dayMs, hourMs, minuteMs } from '@/kit/time/durations';

/** How long an offer is open, in hours; 'custom' has a date and maybe a time. */
export const expiryChoices = ['24', '48', '72', '168', 'custom'] as const;

/** The unvalidated form fields, stored as a draft. */
export const offerDraftSchema = z.object({
  /** Set on the first attempt to send, so that a retry can't make a second offer. */
  id: z.string(),
  ...termsDraft,
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
    ...emptyTerms(),
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
  return offerDraftSchema.omit({ id: true }).partial().safeParse(readDraftLink(fragment)).data ?? {};
}

/** The fields to change terms with: the terms themselves, with a new expiration and no message. */
export function draftOfTerms(terms: OfferTerms): OfferDraft {
  return { ...emptyOffer(terms.time_zone), ...pickTerms<TermsDraft>(terms) };
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
  const entered = termNames.map((name) => {
    const field: TermField = termFields[name];
    const entry = draft[name];
    if (field.kind === 'number') return [name, validNumber(entry as NumberEntry, field.limits)];
    if (field.kind === 'day') return [name, /^\d{4}-\d\d-\d\d$/.test(String(entry)) ? entry : null];
    return [name, entry || null];
  });
  const terms = Object.fromEntries(entered) as Pick<PartialTerms, Term>;
  return {
    ...terms,
    jv_share_pct: context.requiredShare || terms.jv_share_pct,
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
      ...termsSent,
      jv_share_pct: numberEntry.pipe(requiredShareOr(context)),
      message: z.string().trim().max(2000, 'At most 2,000 characters'),
    })
    .transform((draft, check): SentOffer => {
      const wrong = (field: keyof OfferDraft, message: string) =>
        check.addIssue({ code: 'custom', path: [field], message });
      for (const [field, message] of termProblems(draft)) wrong(field, message);
      const expires = expiryOf(draft, context);
      const problem = expiryProblem(draft, expires, context);
      if (problem) wrong(...problem);
      const closing = closingProblem(draft.closing_on, expires, draft.zone, context.now());
      if (closing) wrong('closing_on', closing);
      return {
        terms: { ...pickTerms(draft), time_zone: draft.zone, expires_at: expires?.toISOString() ?? '' },
        message: draft.message,
        company: context.companies ? chosenCompany(draft, context.companies, wrong) : null,
      };
    });
}

/** The share that the listing requires, whatever the field says, or the one in the field. */
function requiredShareOr({ requiredShare }: OfferContext) {
  return requiredShare > 0
    ? numberEntry.transform(() => requiredShare)
    : requiredNumber(termFields.jv_share_pct.limits, termFields.jv_share_pct.missing);
}

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
