import { z } from 'zod';

/** Whole USD, for a month paid monthly and for a year paid at once. */
export const manualPlans = {
  basic: { name: 'Basic', monthly: 29, annual: 290 },
  pro: { name: 'Pro', monthly: 79, annual: 790 },
  elite: { name: 'Elite', monthly: 149, annual: 1490 },
} as const;

const choiceSchema = z
  .object({
    plan: z.enum(['basic', 'pro', 'elite']).catch('pro'),
    billingCycle: z.enum(['monthly', 'annual']).catch('annual'),
  })
  .catch({ plan: 'pro', billingCycle: 'annual' });

/** What the manual form is about: the plan, and how it is billed. */
export type ManualChoice = z.infer<typeof choiceSchema>;

/** The choice that a navigation brings; Pro, annually, for whatever it does not name. */
export function readChoice(state: unknown): ManualChoice {
  return choiceSchema.parse(state);
}
