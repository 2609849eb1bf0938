/** The steps of signing up, in their order. */
export const steps = ['account', 'location', 'roles', 'industries', 'markets', 'picture'] as const;

/** One step; its name stands in the address. */
export type Step = (typeof steps)[number];

/** What each step asks, as its heading. */
export const headings: Readonly<Record<Step, string>> = {
  account: 'Create Your Account',
  location: 'Where are you located',
  roles: 'What Roles Best Describe Your Focus?',
  industries: 'What Industries Are You Pursuing?',
  markets: 'What Markets Are You Focused On?',
  picture: 'Add a Profile Picture',
};

/** Number of a step, from 1. */
export function stepNumber(step: Step): number {
  return steps.indexOf(step) + 1;
}

/** The step that the address names; the first for anything else. */
export function readStep(named: string | null): Step {
  return steps.find((step) => step === named) ?? 'account';
}

/** The step before or after this one; null at the ends. */
export function stepBeside(step: Step, by: -1 | 1): Step | null {
  return steps[steps.indexOf(step) + by] ?? null;
}
