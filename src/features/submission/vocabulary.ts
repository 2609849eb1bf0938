/** What the form of a submission offers, and what a listing makes of it. */

/** Values of the form, with their names: each is one of a listing's types. */
export const propertyTypes = {
  single_family: 'Single Family',
  multi_family: 'Multi Family',
  condo: 'Condo',
  land: 'Land',
  commercial: 'Commercial',
} as const;
export type PropertyType = keyof typeof propertyTypes;
export const propertyTypeIds = Object.keys(propertyTypes) as [PropertyType, ...PropertyType[]];

/** Values of the form, with their names. */
export const conditions = { excellent: 'Excellent', good: 'Good', fair: 'Fair', poor: 'Poor' } as const;
export type Condition = keyof typeof conditions;
export const conditionIds = Object.keys(conditions) as [Condition, ...Condition[]];

/** What a condition is called on a listing. */
export const listingConditionOf: Readonly<Record<Condition, ListingCondition>> = {
  excellent: 'Turn-Key',
  good: 'Light Rehab',
  fair: 'Medium Rehab',
  poor: 'Heavy Rehab',
};

/** Values of a listing, as Postgres checks them. */
export const listingTypes = [
  'Single Family',
  'Multi Family',
  'Condo',
  'Commercial',
  'Industrial',
  'Land',
  'Mixed Use',
  'Residential',
] as const;
export const listingConditions = ['Turn-Key', 'Light Rehab', 'Medium Rehab', 'Heavy Rehab', 'Tear-Down'] as const;
type ListingCondition = (typeof listingConditions)[number];
export const financings = [
  'Cash',
  'Conventional',
  'Hard Money',
  'Private Money',
  'Owner Financing',
  'Creative',
  'Subject To',
] as const;

export const statuses = ['draft', 'submitted', 'accepted', 'returned'] as const;
export type SubmissionStatus = (typeof statuses)[number];
