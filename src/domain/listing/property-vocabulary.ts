/**
 * The words the product has for a property, once for every screen. The database checks the same values. Screens offer
 * the subset, and the order, that the specification lists for them.
 */

/** Types a listing can have. */
export const propertyTypes = [
  'Single Family',
  'Multi Family',
  'Condo',
  'Commercial',
  'Industrial',
  'Land',
  'Mixed Use',
  'Residential',
] as const;
export type PropertyType = (typeof propertyTypes)[number];

/** The types a 'Residential' listing may turn out to be. Searches and buy boxes for any of them find it. */
export const residentialTypes = ['Single Family', 'Multi Family', 'Condo'] as const satisfies readonly PropertyType[];

/** Types a search or a buy box can ask for. 'Residential' listings are found through the residential types. */
export const searchablePropertyTypes = [
  ...residentialTypes,
  'Commercial',
  'Industrial',
  'Land',
  'Mixed Use',
] as const satisfies readonly PropertyType[];

/** A scale from move-in ready to worth only its land. */
export const conditions = ['Turn-Key', 'Light Rehab', 'Medium Rehab', 'Heavy Rehab', 'Tear-Down'] as const;
export type Condition = (typeof conditions)[number];

/** Whether a property of this type can be in a condition. Land has no building; the database clears it, too. */
export function hasCondition(propertyType: string): boolean {
  return propertyType !== 'Land';
}

/** How a deal can be paid for. */
export const financings = [
  'Cash',
  'Conventional',
  'Hard Money',
  'Private Money',
  'Owner Financing',
  'Creative',
  'Subject To',
] as const;
export type Financing = (typeof financings)[number];

/** Kinds of creative financing: a search or a buy box for 'Creative' finds them, too. */
export const creativeFinancings = ['Subject To'] as const satisfies readonly Financing[];

/** Whether anyone lives in the property or uses it. */
export const occupancies = ['vacant', 'occupied'] as const;

/** Exit strategies a buy box can name. */
export const exitStrategies = [
  'Fix and Flip',
  'Buy and Hold',
  'Wholesale',
  'BRRRR',
  'Development',
  'Owner Occupy',
] as const;
export type ExitStrategy = (typeof exitStrategies)[number];

/** Property types of the submission form: the stored value and the listing's type, which is also its label. */
export const submissionTypes = {
  single_family: 'Single Family',
  multi_family: 'Multi Family',
  condo: 'Condo',
  land: 'Land',
  commercial: 'Commercial',
} as const satisfies Record<string, PropertyType>;
export type SubmissionType = keyof typeof submissionTypes;
export const submissionTypeIds = Object.keys(submissionTypes) as [SubmissionType, ...SubmissionType[]];

/** Conditions of the submission form: the stored value, its label, and the condition of the listing made from it. */
export const submissionConditions = {
  excellent: { label: 'Excellent', listing: 'Turn-Key' },
  good: { label: 'Good', listing: 'Light Rehab' },
  fair: { label: 'Fair', listing: 'Medium Rehab' },
  poor: { label: 'Poor', listing: 'Heavy Rehab' },
} as const satisfies Record<string, { label: string; listing: Condition }>;
export type SubmissionCondition = keyof typeof submissionConditions;
export const submissionConditionIds = Object.keys(submissionConditions) as [
  SubmissionCondition,
  ...SubmissionCondition[],
];
