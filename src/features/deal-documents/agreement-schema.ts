import { z } from 'zod';
import { line, personName } from '@/domain/text/line';
import { toIsoDay } from '@/kit/formatting/format';
import { numberEntry, requiredNumber } from '@/kit/numbers/number-schema';
import type { NumberLimits } from '@/kit/numbers/parse-number';

/** The fields of the form that prepares an agreement. */
export const prepareDraft = z.object({
  originalSeller: z.string(),
  contractDate: z.string(),
  fee: numberEntry,
  contributions: z.string(),
  endsOn: z.string(),
});
export type PrepareDraft = z.infer<typeof prepareDraft>;

export const emptyPreparation: PrepareDraft = {
  originalSeller: '',
  contractDate: '',
  fee: null,
  contributions: '',
  endsOn: '',
};

/** The assignment fee in whole USD. */
export const feeLimits = { min: 0, max: 100_000_000_000, prefix: '$', example: '15,000' } satisfies NumberLimits;

const yearsFrom = (now: Date, years: number) =>
  toIsoDay(new Date(now.getFullYear() + years, now.getMonth(), now.getDate()));

const contractDate = (now: Date) =>
  z
    .string()
    .min(1, 'Enter the date of the original contract')
    .refine((day) => day <= toIsoDay(now), 'Choose today or an earlier date')
    .refine((day) => day >= yearsFrom(now, -10), 'Choose a date in the last 10 years');

/** Validates the inputs of an assignment, like `private.assignment_fields`, and turns them into what is sent. */
export const assignmentSchema = (now: Date) =>
  prepareDraft
    .extend({
      originalSeller: line().min(1, 'Enter the seller’s name').max(200, 'At most 200 characters'),
      contractDate: contractDate(now),
      fee: requiredNumber(feeLimits, 'Enter the assignment fee; 0 for none'),
    })
    .transform(({ originalSeller, contractDate: day, fee }) => ({
      original_seller: originalSeller,
      original_contract_date: day,
      assignment_fee_usd: fee,
    }));

/** Validates the inputs of a JV agreement, like `private.jv_fields`, and turns them into what is sent. */
export const jvSchema = (now: Date) =>
  prepareDraft
    .extend({
      contributions: z
        .string()
        .trim()
        .min(1, 'Describe what each party contributes')
        .max(4000, 'At most 4,000 characters'),
      endsOn: z
        .string()
        .min(1, 'Choose a date')
        .refine((day) => day > toIsoDay(now), 'Choose a date in the future')
        .refine((day) => day <= yearsFrom(now, 10), 'Choose a date within 10 years'),
    })
    .transform(({ contributions, endsOn }) => ({ contributions, ends_on: endsOn }));

const unchecked = z.boolean().transform(() => false);
/** The fields of a signature. A stored draft never has the consent. */
export const signatureDraft = z.object({ name: z.string(), consent: unchecked, confirmed: unchecked });

/** Validates a signature, like `private.sign_agreement`. */
export const signatureSchema = z.object({
  name: personName().min(2, 'Type your full name').max(120, 'At most 120 characters'),
  consent: z.literal(true, 'Check the box to sign'),
  confirmed: z.boolean(),
});

const signerSchema = z.object({ party_id: z.string(), name: z.string().nullable(), role: z.string() });

/** What `preview_agreement` returns. */
export const previewSchema = z.object({
  title: z.string(),
  state: z.string(),
  body: z.string(),
  body_sha256: z.string(),
  signers: z.array(signerSchema),
});
export type Preview = z.infer<typeof previewSchema>;
