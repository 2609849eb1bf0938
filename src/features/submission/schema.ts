import { z } from 'zod';
import { line } from '@/domain/text/line';
import { optionalChoice, requiredChoice, requiredText } from '@/domain/text/text-schema';
import {
  conditions,
  financings,
  occupancies,
  propertyTypes,
  submissionConditionIds,
  submissionTypeIds,
} from '@/domain/listing/property-vocabulary';
import { isUsState } from '@/domain/place/us-states';
import { zipCode } from '@/domain/place/zip';
import { numberEntry, optionalNumber, requiredNumber } from '@/kit/numbers/number-schema';
import type { NumberLimits } from '@/kit/numbers/parse-number';
import type { SubmissionCard } from './submission';

const money: NumberLimits = { min: 1, max: 100_000_000_000, prefix: '$' };
const area: NumberLimits = { max: 2_000_000_000, suffix: 'sqft', example: '1,500' };
const rooms: NumberLimits = { max: 10_000 };

/** What each number field of both forms accepts, like the checks of `property_submissions` and `properties`. */
export const submissionNumbers = {
  price: money,
  sqft: area,
  lotSqft: area,
  bedrooms: { ...rooms, unit: 'beds' },
  bathrooms: { ...rooms, decimals: 2, step: 0.25, unit: 'baths' },
} satisfies Record<string, NumberLimits>;

/** The property form. Whole USD and square feet. Mirrors the checks of `property_submissions`. */
export const propertySchema = z.object({
  /** '' until first submitted. */
  id: z.string(),
  address: requiredText(200, 'Enter the address.', line()),
  propertyType: requiredChoice(submissionTypeIds, 'Choose a property type.'),
  sqft: requiredNumber(submissionNumbers.sqft, 'Enter the square feet, 0 for bare land.'),
  lotSqft: optionalNumber(submissionNumbers.lotSqft),
  condition: requiredChoice(submissionConditionIds, 'Choose a condition.'),
  price: requiredNumber(submissionNumbers.price, 'Enter the asking price.'),
});
export type PropertyDraft = z.input<typeof propertySchema>;
export type PropertyValues = z.output<typeof propertySchema>;

/** The form's saved draft. */
export const propertyDraftSchema: z.ZodType<PropertyDraft> = z.object({
  id: z.string(),
  address: z.string(),
  propertyType: z.string(),
  sqft: numberEntry,
  lotSqft: numberEntry,
  condition: z.string(),
  price: numberEntry,
});

/** An empty form. */
export const emptyProperty: PropertyDraft = {
  id: '',
  address: '',
  propertyType: '',
  sqft: null,
  lotSqft: null,
  condition: '',
  price: null,
};

/** The form's values for a stored submission. */
export function propertyDraftOf(card: SubmissionCard): PropertyDraft {
  return {
    id: card.id,
    address: card.address,
    propertyType: card.property_type,
    sqft: card.sqft,
    lotSqft: card.lot_sqft,
    condition: card.condition,
    price: card.price,
  };
}

/** The listing that staff create from a submission. Mirrors the checks of `properties`. */
export const acceptedListingSchema = z.object({
  title: requiredText(140, 'Enter a title.', line()),
  description: requiredText(8000, 'Enter a description.'),
  propertyType: requiredChoice(propertyTypes, 'Choose a property type.'),
  address: requiredText(200, 'Enter the street address.', line()),
  zip: zipCode(),
  city: requiredText(100, 'Enter the city.', line()),
  state: z.string().refine(isUsState, 'Choose a state.'),
  price: requiredNumber(submissionNumbers.price, 'Enter the asking price.'),
  bedrooms: requiredNumber(submissionNumbers.bedrooms, 'Enter the bedrooms, 0 for none.'),
  bathrooms: requiredNumber(submissionNumbers.bathrooms, 'Enter the bathrooms, 0 for none.'),
  sqft: requiredNumber(submissionNumbers.sqft, 'Enter the living area, 0 for none.'),
  lotSqft: requiredNumber(submissionNumbers.lotSqft, 'Enter the lot size, 0 if unknown.'),
  condition: optionalChoice(conditions),
  financing: optionalChoice(financings),
  occupancy: requiredChoice(occupancies, 'Choose vacant or occupied.'),
});
export type ListingDraft = z.input<typeof acceptedListingSchema>;

/** An unfinished listing. */
export const listingDraftSchema: z.ZodType<ListingDraft> = z.object({
  title: z.string(),
  description: z.string(),
  propertyType: z.string(),
  address: z.string(),
  zip: z.string(),
  city: z.string(),
  state: z.string(),
  price: numberEntry,
  bedrooms: numberEntry,
  bathrooms: numberEntry,
  sqft: numberEntry,
  lotSqft: numberEntry,
  condition: z.string(),
  financing: z.string(),
  occupancy: z.string(),
});
export type ListingValues = z.output<typeof acceptedListingSchema>;
