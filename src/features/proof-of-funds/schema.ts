import { z } from 'zod';
import { numberEntry, requiredNumber } from '@/kit/numbers/number-schema';
import type { NumberLimits } from '@/kit/numbers/parse-number';
import type { AcceptedFiles } from '@/platform/uploads/use-single-upload';
import { isoToday, maxExpiry, proofKinds } from './funds';

/** Like the check of `proofs_of_funds.amount`. Whole USD. */
export const amountLimits: NumberLimits = { min: 1, max: 100_000_000_000, prefix: '$' };

/** The form, without the file. Mirrors the checks of `register_proof`. */
export const proofSchema = z.object({
  kind: z.string().pipe(z.enum(proofKinds, { error: 'Choose what it is.' })),
  amount: requiredNumber(amountLimits, 'Enter the amount the document shows.'),
  expiresOn: z
    .string()
    .min(1, 'Enter the last day it’s valid.')
    .refine((date) => date >= isoToday(), 'This day has passed. Upload a current document.')
    .refine((date) => date <= maxExpiry(), 'Choose a date within a year.'),
});
export type ProofDraft = z.input<typeof proofSchema>;
export type ProofValues = z.output<typeof proofSchema>;

/** The form's saved draft. */
export const proofDraftSchema: z.ZodType<ProofDraft> = z.object({
  kind: z.string(),
  amount: numberEntry,
  expiresOn: z.string(),
});

/** An empty form. */
export const emptyProof: ProofDraft = { kind: '', amount: null, expiresOn: '' };

/** What the server accepts. */
export const acceptedProofs: AcceptedFiles = {
  types: ['application/pdf', 'image/jpeg', 'image/png'],
  extensions: ['.pdf', '.jpg', '.jpeg', '.png'],
  names: 'PDF, JPG, or PNG',
};
