import { z } from 'zod';
import { line } from '@/domain/text/line';
import { numberEntry, optionalNumber } from '@/kit/numbers/number-schema';
import type { NumberLimits } from '@/kit/numbers/parse-number';
import type { AnalysisTarget } from './inputs';
import { stages } from './stages';

/** What the price field accepts, like the check of `pipeline_cards.price`. */
export const priceLimits: NumberLimits = { min: 1, max: 100_000_000_000, prefix: '$', example: '250,000' };

/** The fields of a deal from elsewhere, as typed. */
export const dealDraftSchema = z.object({
  title: z.string(),
  address: z.string(),
  price: numberEntry,
  stage: z.enum(stages),
});

/** The name of a deal from elsewhere. */
const dealTitleSchema = line().min(1, 'Enter a name for this deal.').max(160, 'Use at most 160 characters.');

/** A valid deal from elsewhere. */
export const dealSchema = z.object({
  title: dealTitleSchema,
  address: line()
    .max(340, 'Use at most 340 characters.')
    .transform((address) => address || null),
  price: optionalNumber(priceLimits),
  stage: z.enum(stages),
});
export type Deal = z.infer<typeof dealSchema>;

/** The fields of a task, as typed. */
export const taskDraftSchema = z.object({ title: z.string(), day: z.string(), time: z.string() });

/** A valid task. A time needs a date. */
export const taskSchema = z
  .object({
    title: line().min(1, 'Enter what to do.').max(200, 'Use at most 200 characters.'),
    day: z.string().refine((day) => day === '' || (day >= '2000-01-01' && day < '2200-01-01'), 'Enter a valid date.'),
    time: z.string(),
  })
  .refine(({ day, time }) => time === '' || day !== '', { path: ['day'], message: 'Enter the date, too.' });

/** The fields of a saved analysis, as typed. Without a card, it's saved on a new deal of this title. */
export const analysisDraftSchema = z.object({ name: z.string(), cardId: z.string(), title: z.string() });

/** The name of a saved analysis of this listing, and what it's saved on. */
export function analysisSchema(propertyId: string | null) {
  return z
    .object({
      name: line().min(1, 'Enter a name.').max(80, 'Use at most 80 characters.'),
      cardId: z.string(),
      title: z.string(),
    })
    .transform(({ name, cardId, title }, context): { name: string; target: AnalysisTarget } => {
      if (propertyId !== null) return { name, target: { propertyId } };
      if (cardId !== '') return { name, target: { cardId } };
      const { data: dealTitle, error } = dealTitleSchema.safeParse(title);
      if (dealTitle !== undefined) return { name, target: { dealTitle } };
      context.addIssue({ code: 'custom', path: ['title'], message: error?.issues[0]?.message });
      return z.NEVER;
    });
}

/** An unsaved draft of notes, and what it was based on. */
export const notesDraftSchema = z
  .object({ text: z.string(), base: z.object({ notes: z.string(), version: z.number() }) })
  .nullable();
