import { z } from 'zod';

/** Prices of the demo payment form, which charges nothing. Whole USD, from the specification. */
export const demoPlans = {
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

/** The selected plan and billing cycle. */
export type DemoChoice = z.infer<typeof choiceSchema>;

/** Reads the choice from navigation state. Missing or invalid values default to Pro, billed annually. */
export function readChoice(state: unknown): DemoChoice {
  return choiceSchema.parse(state);
}
