/** The sign-up steps in order. */
export const signUpSteps = ['account', 'location', 'roles', 'industries', 'markets', 'picture'] as const;

/** A step; its name appears in the URL. */
export type Step = (typeof signUpSteps)[number];

/** The heading of each step. */
export const headings: Readonly<Record<Step, string>> = {
  account: 'Create Your Account',
  location: 'Where are you located',
  roles: 'What Roles Best Describe Your Focus?',
  industries: 'What Industries Are You Pursuing?',
  markets: 'What Markets Are You Focused On?',
  picture: 'Add a Profile Picture',
};

/** A step's number, starting at 1. */
export function stepNumber(step: Step): number {
  return signUpSteps.indexOf(step) + 1;
}

/** Parses the step in the URL; defaults to the first. */
export function readStep(named: string | null): Step {
  return signUpSteps.find((step) => step === named) ?? 'account';
}

/** The previous or next step; null at the ends. */
export function adjacentStep(step: Step, by: -1 | 1): Step | null {
  return signUpSteps[signUpSteps.indexOf(step) + by] ?? null;
}
