import type { ListingDraft } from '@/domain/listing/listing-form';
import { underwritingFields } from '@/domain/listing/underwriting';

/** The steps of the listing wizard, in order. */
export const stepIds = ['property', 'address', 'numbers', 'pictures', 'review'] as const;
export type StepId = (typeof stepIds)[number];
type FieldName = keyof ListingDraft;

/** Optional facts of the property step, in the order on screen. */
export const factFields = ['units', 'yearBuilt', 'parking', 'zoning', 'apn', 'unitMix'] as const;

/** Optional terms of the numbers step, in the order on screen. */
export const termFields = [
  'contractPrice',
  'assignmentFee',
  'contractShared',
  'earnestMoney',
  'closingOn',
  'contractExpiresOn',
  'fundsRequired',
  'accessInstructions',
] as const;

interface Step {
  title: string;
  /** Must be valid before the next step, in the order on screen. */
  fields: readonly FieldName[];
}

export const steps: Readonly<Record<StepId, Step>> = {
  property: {
    title: 'Property',
    fields: [
      'title',
      'propertyType',
      'condition',
      'bedrooms',
      'bathrooms',
      'sqft',
      'lotSqft',
      ...factFields,
      'description',
    ],
  },
  address: { title: 'Address', fields: ['address', 'zip', 'city', 'state', 'county'] },
  numbers: {
    title: 'Numbers',
    fields: ['price', 'noi', 'financing', 'occupancy', ...underwritingFields, ...termFields, 'offMarketContract'],
  },
  pictures: { title: 'Files', fields: ['documents'] },
  review: { title: 'Review', fields: [] },
};

/** The step's position, from 0. */
export function stepIndex(step: StepId): number {
  return stepIds.indexOf(step);
}

/** The next or previous step; the same one at the ends. */
export function adjacentStep(step: StepId, by: 1 | -1): StepId {
  return stepIds[stepIndex(step) + by] ?? step;
}

/** The later of two steps. */
export function laterStep(a: StepId, b: StepId): StepId {
  return stepIndex(a) > stepIndex(b) ? a : b;
}

/** The first step that has one of these fields; null for none. */
export function firstStepWith(fields: readonly string[]): StepId | null {
  return stepIds.find((id) => steps[id].fields.some((field) => fields.includes(field))) ?? null;
}
