import { z } from 'zod';
import { isUsState } from '@/shared/lib/us-states';
import type { SubmissionCard } from './submission';
import { conditionIds, financings, listingConditions, listingTypes, propertyTypeIds } from './vocabulary';

const maxMoney = 100_000_000_000;
const maxArea = 2_000_000_000;

const text = (longest: number, missing: string) =>
  z
    .string()
    .trim()
    .min(1, missing)
    .max(longest, `Use at most ${longest.toLocaleString('en-US')} characters.`);

const whole = (missing: string, least: number, most: number) =>
  z
    .number({ error: missing })
    .nullable()
    .pipe(
      z
        .number({ error: missing })
        .int('Use whole numbers.')
        .min(least, least === 0 ? 'Use 0 or more.' : missing)
        .max(most, `Use at most ${most.toLocaleString('en-US')}.`),
    );

const choice = <const T extends readonly [string, ...string[]]>(values: T, missing: string) =>
  z.string().pipe(z.enum(values, { error: missing }));

const openChoice = <const T extends readonly [string, ...string[]]>(values: T) =>
  z
    .string()
    .transform((value) => value || null)
    .pipe(z.enum(values).nullable());

const openArea = z
  .number()
  .int('Use whole numbers.')
  .min(0, 'Use 0 or more.')
  .max(maxArea, `Use at most ${maxArea.toLocaleString('en-US')}.`)
  .nullable();

/** 'Property information'. Money is whole USD, area square feet. Mirrors the checks of the table `property_submissions`. */
export const propertySchema = z.object({
  /** '' until it is sent for the first time. */
  id: z.string(),
  address: text(200, 'Enter the address.'),
  propertyType: choice(propertyTypeIds, 'Choose a property type.'),
  sqft: whole('Enter the square feet, 0 for bare land.', 0, maxArea),
  lotSqft: openArea,
  condition: choice(conditionIds, 'Choose a condition.'),
  price: whole('Enter the asking price.', 1, maxMoney),
});
export type PropertyDraft = z.input<typeof propertySchema>;
export type PropertyValues = z.output<typeof propertySchema>;

/** What is kept of the form while it is being filled in. */
export const propertyDraftSchema: z.ZodType<PropertyDraft> = z.object({
  id: z.string(),
  address: z.string(),
  propertyType: z.string(),
  sqft: z.number().nullable(),
  lotSqft: z.number().nullable(),
  condition: z.string(),
  price: z.number().nullable(),
});

/** A form that nobody has begun. */
export const emptyProperty: PropertyDraft = {
  id: '',
  address: '',
  propertyType: '',
  sqft: null,
  lotSqft: null,
  condition: '',
  price: null,
};

/** The form of a submission that is stored. */
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

/** What staff add to a submission to make a listing of it. Mirrors the checks of the table `properties`. */
export const listingSchema = z.object({
  title: text(140, 'Give the listing a title.'),
  description: text(8000, 'Describe the property.'),
  propertyType: choice(listingTypes, 'Choose a property type.'),
  address: text(200, 'Enter the street address.'),
  zip: z
    .string()
    .trim()
    .regex(/^\d{5}$/, 'Enter the five digits of the ZIP code.'),
  city: text(100, 'Enter the city.'),
  state: z.string().refine(isUsState, 'Choose a state.'),
  price: whole('Enter the asking price.', 1, maxMoney),
  bedrooms: whole('Enter the bedrooms, 0 for none.', 0, 10_000),
  bathrooms: z
    .number({ error: 'Enter the bathrooms, 0 for none.' })
    .nullable()
    .pipe(
      z
        .number({ error: 'Enter the bathrooms, 0 for none.' })
        .min(0, 'Use 0 or more.')
        .max(10_000, 'Use at most 10,000.')
        .multipleOf(0.5, 'Use whole or half bathrooms, such as 2.5.'),
    ),
  sqft: whole('Enter the living area, 0 for none.', 0, maxArea),
  lotSqft: whole('Enter the lot size, 0 if unknown.', 0, maxArea),
  condition: openChoice(listingConditions),
  financing: openChoice(financings),
  occupancy: choice(['vacant', 'occupied'], 'Choose vacant or occupied.'),
});
export type ListingDraft = z.input<typeof listingSchema>;
export type ListingValues = z.output<typeof listingSchema>;
