/** A paid plan. Both give the Closer tier. */
export interface Plan {
  id: 'closer-annual' | 'closer-quarterly';
  name: string;
  description: string;
  /** Whole USD for one interval. */
  amount: number;
  interval: 'year' | 'quarter';
}

const annual: Plan = {
  id: 'closer-annual',
  name: 'Closer (Annual)',
  description: 'A year of deals at the better price.',
  amount: 5000,
  interval: 'year',
};

const quarterly: Plan = {
  id: 'closer-quarterly',
  name: 'Closer (Quarterly)',
  description: 'The same, one quarter at a time.',
  amount: 1500,
  interval: 'quarter',
};

export const plans: readonly Plan[] = [annual, quarterly];

/** What a year costs less on the annual plan than on four quarterly ones, whole USD. */
export const annualSaving = quarterly.amount * 4 - annual.amount;

/** What the paid plans give. */
export const planFeatures: readonly string[] = [
  'Post verified deals without a JV requirement',
  'Premium buyer alerts',
  'Priority visibility for your listings',
  'Dedicated dispo support',
  'Analytics dashboard',
  'Priority support',
  'Exclusive member events',
  'API access',
];

/** What every member has. */
export const freeFeatures: readonly string[] = [
  'Browse the whole marketplace',
  'Post deals with a 50% JV requirement',
  'Basic alerts and filters',
  'Virtual events',
];
