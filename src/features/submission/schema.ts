import { z } from 'zod';
import { line } from '@/domain/text/line';
import { requiredChoice, requiredText } from '@/domain/text/text-schema';
import { listingFields } from '@/domain/listing/fields';
import { submissionConditionIds, submissionTypeIds } from '@/domain/listing/property-vocabulary';
import { numberEntry, optionalNumber, requiredNumber } from '@/kit/numbers/number-schema';

const { sqft, lot_sqft, price } = listingFields;

/**
 * The property form, by the names of the columns of `property_submissions`, whose checks are those of a listing. Whole
 * USD and square feet.
 */
export const propertySchema = z.object({
  /** '' until first submitted. */
  id: z.string(),
  address: requiredText(listingFields.address.max, 'Enter the address.', line()),
  property_type: requiredChoice(submissionTypeIds, 'Choose a property type.'),
  sqft: requiredNumber(sqft.limits, 'Enter the square feet, 0 for bare land.'),
  lot_sqft: optionalNumber(lot_sqft.limits),
  condition: requiredChoice(submissionConditionIds, 'Choose a condition.'),
  price: requiredNumber(price.limits, price.missing),
});
export type PropertyDraft = z.input<typeof propertySchema>;
export type PropertyValues = z.output<typeof propertySchema>;

/** The form's saved draft, and what the form has of a stored submission. */
export const propertyDraftSchema: z.ZodType<PropertyDraft> = z.object({
  id: z.string(),
  address: z.string(),
  property_type: z.string(),
  sqft: numberEntry,
  lot_sqft: numberEntry,
  condition: z.string(),
  price: numberEntry,
});

/** An empty form. */
export const emptyProperty: PropertyDraft = {
  id: '',
  address: '',
  property_type: '',
  sqft: null,
  lot_sqft: null,
  condition: '',
  price: null,
};
