import { paths } from '@/domain/site/paths';

/** What a new member has done so far. The comment on SQL function `private.getting_started` defines the fields. */
export interface GettingStarted {
  email_confirmed: boolean;
  photo: boolean;
  buy_box: boolean;
  saved_listing: boolean;
  connection: boolean;
}

export interface FirstStep {
  id: keyof GettingStarted;
  label: string;
  /** Why it's worth doing. */
  reason: string;
  /** Where to do it; null for confirming the email, which happens in the member's inbox. */
  to: string | null;
  done: boolean;
}

const steps: readonly Omit<FirstStep, 'done'>[] = [
  {
    id: 'email_confirmed',
    label: 'Verify your email',
    reason: 'Post listings, search members, and organize events.',
    to: null,
  },
  { id: 'photo', label: 'Add a photo', reason: 'Members answer people they can see.', to: paths.editProfile },
  { id: 'buy_box', label: 'Set your buy box', reason: 'See and get alerts for listings that match.', to: paths.buyBox },
  {
    id: 'saved_listing',
    label: 'Save your first listing',
    reason: 'Come back to it and hear about changes.',
    to: paths.marketplace,
  },
  {
    id: 'connection',
    label: 'Make your first connection',
    reason: 'See each other’s contact details and message freely.',
    to: paths.members,
  },
];

/** The first steps in order; empty once all are done, and for members who no longer see the checklist (null). */
export function firstSteps(taken: GettingStarted | null): FirstStep[] {
  if (!taken) return [];
  const all = steps.map((step) => ({ ...step, done: taken[step.id] }));
  return all.every(({ done }) => done) ? [] : all;
}
