import { z } from 'zod';
import { email } from '@/domain/text/email';
import { line, personName } from '@/domain/text/line';
import { deadlineOf, deadlineTimeProblem } from '@/kit/time/deadlines';
import { wallTime } from '@/kit/time/time-zones';
import { numberEntry, requiredNumber } from '@/kit/numbers/number-schema';
import type { NumberLimits } from '@/kit/numbers/parse-number';
import { dealEndReasons, type DealEndReason } from '@/domain/ledger/vocabulary';
import { partyRights, type PartyRight } from '@/domain/ledger/parties';
import { dayMs } from '@/kit/time/durations';
import { dealDay, paymentReference, type DealClock } from '@/shared/deals/schema';

const note = z.string().trim().max(2000, 'At most 2,000 characters');

/** The fields of a proposal to move a deadline. */
export const extensionDraft = z.object({
  date: z.string(),
  /** Blank for the end of the day. */
  time: z.string(),
  /** For a repeated hour: '0' for its first, '1' for its second occurrence. */
  fold: z.enum(['0', '1']),
  reason: z.string(),
});
export type ExtensionDraft = z.infer<typeof extensionDraft>;

/** Validates a proposal to move a deadline, like `private.propose_extension`. */
export function extensionSchema({ zone, dueAt, now }: { zone: string; dueAt: string; now: () => number }) {
  return extensionDraft
    .extend({
      date: z.string().min(1, 'Choose a date'),
      reason: note,
    })
    .transform((draft, check) => {
      const moment = deadlineOf(draft, zone);
      const problem = deadlineTimeProblem(draft, zone);
      const wrong = (field: keyof ExtensionDraft, message: string) =>
        check.addIssue({ code: 'custom', path: [field], message });
      if (problem) wrong('time', problem);
      else if (!moment) wrong('date', 'Choose a date');
      else if (moment.getTime() === Date.parse(dueAt)) wrong('date', 'This is the current deadline');
      else if (moment.getTime() <= now()) wrong('date', 'Choose a deadline in the future');
      else if (moment.getTime() > now() + 2 * 365 * dayMs) wrong('date', 'Choose a date within two years');
      return { dueAt: moment?.toISOString() ?? '', reason: draft.reason };
    });
}

/** The field of how long the seller's own contract runs. */
export const contractDraft = z.object({ day: z.string() });

/** Validates the last day of the seller's contract, like `private.extend_seller_contract`. */
export function contractSchema({ zone, now }: { zone: string; now: () => number }) {
  const dayAt = (moment: number) => wallTime(new Date(moment), zone).slice(0, 10);
  return contractDraft.extend({
    day: z
      .string()
      .min(1, 'Choose a date')
      .refine((value) => value >= dayAt(now()), 'Choose today or a later date')
      .refine((value) => value <= dayAt(now() + 730 * dayMs), 'Choose a date within two years'),
  });
}

/** Roles that can be invited. */
export const invitedRoles = ['title', 'lender', 'attorney', 'jv_partner', 'signer'] as const;
export type InvitedRole = (typeof invitedRoles)[number];

const rightNames = Object.keys(partyRights) as [PartyRight, ...PartyRight[]];

/** The fields of an invitation. */
export const invitationDraft = z.object({
  name: z.string(),
  email: z.string(),
  role: z.enum(invitedRoles),
  rights: z.array(z.enum(rightNames)),
  /** As what a signer signs for the company. */
  capacity: z.string(),
});
export type InvitationDraft = z.infer<typeof invitationDraft>;

export const emptyInvitation: InvitationDraft = {
  name: '',
  email: '',
  role: 'title',
  rights: ['documents', 'earnest_money', 'messages'],
  capacity: '',
};

/** Validates an invitation, like the checks of `deal_parties`. */
export const invitationSchema = invitationDraft
  .extend({
    name: personName().min(1, 'Enter a name').max(120, 'At most 120 characters'),
    email: z.string().toLowerCase().max(254, 'At most 254 characters').pipe(email('Enter an email address')),
    capacity: line().max(80, 'Use at most 80 characters'),
  })
  .refine(({ role, capacity }) => role !== 'signer' || capacity !== '', {
    path: ['capacity'],
    message: 'Enter their role in the company',
  });

/** What the price field accepts, like the check of `deal_closings`. */
export const closingPrice = { min: 1, max: 100_000_000_000, prefix: '$', example: '212,000' } satisfies NumberLimits;

/** The fields of a closing. */
export const closingDraft = z.object({
  price: numberEntry,
  day: z.string(),
  /** Whether they close although the seller's contract has ended. A stored draft never has that. */
  afterContract: z.boolean().transform(() => false),
});

/** Validates a closing, like `private.confirm_closing`. `contractEnd`: the last day of the seller's contract (ISO). */
export function closingSchema({ contractEnd, ...clock }: DealClock & { contractEnd: string | null }) {
  return closingDraft
    .extend({
      price: requiredNumber(closingPrice, 'Enter the final price'),
      day: dealDay(clock),
      afterContract: z.boolean(),
    })
    .refine(({ day, afterContract }) => afterContract || contractEnd === null || day <= contractEnd, {
      path: ['afterContract'],
      message: 'Check the box, or have the seller record an extension',
    });
}

/** The fields of a receipt of earnest money. */
export const receiptDraft = z.object({ amount: numberEntry, day: z.string(), reference: z.string() });

/** Validates a receipt, like `private.receive_earnest_money`. */
export function receiptSchema(clock: DealClock) {
  return receiptDraft.extend({
    amount: requiredNumber(closingPrice, 'Enter the amount that arrived'),
    day: dealDay(clock),
    reference: paymentReference(),
  });
}

const reasonNames = Object.keys(dealEndReasons) as [DealEndReason, ...DealEndReason[]];

/** The fields for ending a deal. */
export const endDraft = z.object({ reason: z.string(), note: z.string() });

/** Validates why a deal fell through. */
export const endSchema = z.object({ reason: z.enum(reasonNames, 'Choose a reason'), note });
