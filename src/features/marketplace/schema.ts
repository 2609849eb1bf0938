import { z } from 'zod';
import { isUsState } from '@/shared/lib/us-states';
import { conditions, financings, occupancies, propertyTypes } from './vocabulary';

const maxMoney = 100_000_000_000;
const maxArea = 2_000_000_000;

const text = (longest: number, missing: string) =>
  z
    .string()
    .trim()
    .min(1, missing)
    .max(longest, `Use at most ${longest.toLocaleString('en-US')} characters.`);

/** A whole number from a number field, where null is the empty field. */
const whole = (missing: string, most: number) =>
  z
    .number({ error: missing })
    .int('Use whole numbers.')
    .min(0, 'Use 0 or more.')
    .max(most, `Use at most ${most.toLocaleString('en-US')}.`);

/** A choice that may be left open: the empty option becomes null. */
const optional = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.union([z.literal(''), z.enum(values)]).transform((value) => (value === '' ? null : (value as T[number])));

/** The listing form. Money is whole USD, area square feet. Mirrors the checks of the table `properties`. */
export const listingSchema = z.object({
  title: text(140, 'Give the listing a title.'),
  propertyType: z.enum(propertyTypes, { error: 'Choose a property type.' }),
  description: text(8000, 'Describe the property.'),
  address: text(200, 'Enter the street address.'),
  zip: z
    .string()
    .trim()
    .regex(/^\d{5}$/, 'Enter the five digits of the ZIP code.'),
  city: text(100, 'Enter the city.'),
  state: z.string().refine(isUsState, 'Choose a state.'),
  county: z
    .string()
    .trim()
    .max(100, 'Use at most 100 characters.')
    .transform((county) => county || null),
  price: whole('Enter the asking price.', maxMoney).min(1, 'Enter the asking price.'),
  noi: whole('Enter the yearly NOI.', maxMoney).nullable(),
  financing: optional(financings),
  bedrooms: whole('Enter the bedrooms, 0 for none.', 10_000),
  bathrooms: z
    .number({ error: 'Enter the bathrooms, 0 for none.' })
    .min(0, 'Use 0 or more.')
    .max(10_000, 'Use at most 10,000.')
    .multipleOf(0.5, 'Use whole or half bathrooms, such as 2.5.'),
  sqft: whole('Enter the living area, 0 for none.', maxArea),
  lotSqft: whole('Enter the lot size, 0 if unknown.', maxArea),
  condition: optional(conditions),
  occupancy: z.enum(occupancies, { error: 'Choose vacant or occupied.' }),
  offMarketContract: z.boolean(),
});

/** The form's fields as the controls hold them. Null is an empty number field. */
export interface ListingDraft {
  title: string;
  propertyType: string;
  description: string;
  address: string;
  zip: string;
  city: string;
  state: string;
  county: string;
  price: number | null;
  noi: number | null;
  financing: string;
  bedrooms: number | null;
  bathrooms: number | null;
  sqft: number | null;
  lotSqft: number | null;
  condition: string;
  occupancy: string;
  offMarketContract: boolean;
}

/** What the schema makes of a valid draft. */
export type ListingValues = z.output<typeof listingSchema>;

export const emptyDraft: ListingDraft = {
  title: '',
  propertyType: '',
  description: '',
  address: '',
  zip: '',
  city: '',
  state: '',
  county: '',
  price: null,
  noi: null,
  financing: '',
  bedrooms: null,
  bathrooms: null,
  sqft: null,
  lotSqft: null,
  condition: '',
  occupancy: 'vacant',
  offMarketContract: false,
};

const number = z.number().nullable().catch(null);
const string = z.string().catch('');

/** A stored draft; fields that are missing or of another type come back empty. */
export const draftSchema = z.object({
  title: string,
  propertyType: string,
  description: string,
  address: string,
  zip: string,
  city: string,
  state: string,
  county: string,
  price: number,
  noi: number,
  financing: string,
  bedrooms: number,
  bathrooms: number,
  sqft: number,
  lotSqft: number,
  condition: string,
  occupancy: z.string().catch(emptyDraft.occupancy),
  offMarketContract: z.boolean().catch(false),
}) satisfies z.ZodType<ListingDraft>;
