import type { ListingDraft } from './schema';
import { underwritingFields } from './underwriting';

/** The steps of the listing wizard, in their order. */
export const stepIds = ['property', 'address', 'numbers', 'pictures', 'review'] as const;
export type StepId = (typeof stepIds)[number];
type FieldName = keyof ListingDraft;

interface Step {
  title: string;
  /** What has to be right before the next step, in the order of the screen. */
  fields: readonly FieldName[];
}

/** The steps of the listing wizard. */
export const steps: Readonly<Record<StepId, Step>> = {
  property: {
    title: 'Property',
    fields: ['title', 'propertyType', 'condition', 'bedrooms', 'bathrooms', 'sqft', 'lotSqft', 'description'],
  },
  address: { title: 'Address', fields: ['address', 'zip', 'city', 'state', 'county'] },
  numbers: {
    title: 'Numbers',
    fields: ['price', 'noi', 'financing', 'occupancy', ...underwritingFields, 'offMarketContract'],
  },
  pictures: { title: 'Pictures', fields: [] },
  review: { title: 'Review', fields: [] },
};

/** Its place in the order, from 0. */
export function placeOf(step: StepId): number {
  return stepIds.indexOf(step);
}

/** The step before or after; the same one at the ends. */
export function neighbour(step: StepId, by: 1 | -1): StepId {
  return stepIds[placeOf(step) + by] ?? step;
}

/** Of two steps the one that comes later. */
export function laterOf(a: StepId, b: StepId): StepId {
  return placeOf(a) > placeOf(b) ? a : b;
}

/** The first step, in order, that holds one of these fields; null for none. */
export function firstStepWith(fields: readonly string[]): StepId | null {
  return stepIds.find((id) => steps[id].fields.some((field) => fields.includes(field))) ?? null;
}
