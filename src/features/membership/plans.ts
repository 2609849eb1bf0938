/** A paid plan. Both give the Closer tier. What it costs and is called stands in the database as well, and is the same there. */
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

export const plans: readonly [Plan, ...Plan[]] = [annual, quarterly];

/** The plan of this id, as an address may name it; undefined for any other text. */
export function planById(id: string | null): Plan | undefined {
  return plans.find((plan) => plan.id === id);
}

/** What the plan costs in a year, whole USD. */
export function yearlyAmount({ amount, interval }: Plan): number {
  return interval === 'year' ? amount : amount * 4;
}

/** What a year costs less on the annual plan than on four quarterly ones, whole USD. */
export const annualSaving = yearlyAmount(quarterly) - yearlyAmount(annual);

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

/** What opens in the product with either paid plan. */
export const planHighlights: readonly string[] = [
  'Sellers’ phone and email on every listing',
  'Verified Only filter',
  'Your deals without a JV requirement',
  'Listings reviewed within 24 hours',
  'Exclusive member events',
  'Premium guides and templates',
];

/** What every member has. */
export const freeFeatures: readonly string[] = [
  'Browse the whole marketplace',
  'Post deals with a 50% JV requirement',
  'Basic alerts and filters',
  'Virtual events',
];
