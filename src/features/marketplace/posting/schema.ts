import { z } from 'zod';
import { conditions, financings, hasCondition, occupancies, propertyTypes } from '@/shared/config/property-vocabulary';
import { isUsState } from '@/shared/places/us-states';
import { numberEntry, optionalNumber, requiredNumber } from '@/shared/numbers/number-schema';
import { validNumber, type NumberEntry, type NumberLimits } from '@/shared/numbers/parse-number';
import { emptyUnderwriting, type UnderwritingField } from '../listing/underwriting';

/** Label of the optional checkbox, from the specification. */
export const offMarketLabel = 'I confirm that this property is off market and I am under contract direct to seller.';

const money: NumberLimits = { max: 100_000_000_000, prefix: '$' };
const yearly: NumberLimits = { ...money, example: '3,600' };
const area: NumberLimits = { max: 2_000_000_000, suffix: 'sqft', example: '1,500' };
const rooms: NumberLimits = { max: 10_000 };

/** What each number field accepts, like the checks of the table `properties`. */
export const listingNumbers = {
  price: { ...money, min: 1 },
  noi: { ...money, min: -money.max, example: '24,000' },
  arv: { ...money, min: 1 },
  repairCost: { ...money, example: '30,000' },
  monthlyRent: { ...money, example: '1,850' },
  otherMonthlyIncome: { ...money, example: '150' },
  vacancyPct: { max: 100, decimals: 3, suffix: '%', example: '5' },
  propertyTaxes: yearly,
  insurance: yearly,
  maintenance: yearly,
  management: yearly,
  utilities: yearly,
  hoa: yearly,
  reserves: yearly,
  otherExpenses: yearly,
  bedrooms: rooms,
  bathrooms: { ...rooms, decimals: 1, step: 0.5 },
  sqft: area,
  lotSqft: area,
} satisfies Record<'price' | 'noi' | 'bedrooms' | 'bathrooms' | 'sqft' | 'lotSqft' | UnderwritingField, NumberLimits>;

/** A number field of the form. */
export type ListingNumber = keyof typeof listingNumbers;

const text = (maxLength: number, missing: string) =>
  z
    .string()
    .trim()
    .min(1, missing)
    .max(maxLength, `Use at most ${maxLength.toLocaleString('en-US')} characters.`);

/** A required choice; the empty option is invalid. */
const choice = <const T extends readonly [string, ...string[]]>(values: T, missing: string) =>
  z.string().pipe(z.enum(values, { error: missing }));

/** An optional choice; the empty option becomes null. */
const optionalChoice = <const T extends readonly [string, ...string[]]>(values: T) =>
  z
    .string()
    .transform((value) => value || null)
    .pipe(z.enum(values).nullable());

const fields = z.object({
  title: text(140, 'Enter a title.'),
  propertyType: choice(propertyTypes, 'Choose a property type.'),
  description: text(8000, 'Enter a description.'),
  address: text(200, 'Enter the street address.'),
  zip: z
    .string()
    .trim()
    .regex(/^\d{5}$/, 'Enter a 5-digit ZIP code.'),
  city: text(100, 'Enter the city.'),
  state: z.string().refine(isUsState, 'Choose a state.'),
  county: z
    .string()
    .trim()
    .max(100, 'Use at most 100 characters.')
    .transform((county) => county || null),
  price: requiredNumber(listingNumbers.price, 'Enter the asking price.'),
  noi: optionalNumber(listingNumbers.noi),
  arv: optionalNumber(listingNumbers.arv),
  repairCost: optionalNumber(listingNumbers.repairCost),
  monthlyRent: optionalNumber(listingNumbers.monthlyRent),
  otherMonthlyIncome: optionalNumber(listingNumbers.otherMonthlyIncome),
  vacancyPct: optionalNumber(listingNumbers.vacancyPct),
  propertyTaxes: optionalNumber(listingNumbers.propertyTaxes),
  insurance: optionalNumber(listingNumbers.insurance),
  maintenance: optionalNumber(listingNumbers.maintenance),
  management: optionalNumber(listingNumbers.management),
  utilities: optionalNumber(listingNumbers.utilities),
  hoa: optionalNumber(listingNumbers.hoa),
  reserves: optionalNumber(listingNumbers.reserves),
  otherExpenses: optionalNumber(listingNumbers.otherExpenses),
  financing: optionalChoice(financings),
  bedrooms: requiredNumber(listingNumbers.bedrooms, 'Enter the bedrooms, 0 for none.'),
  bathrooms: requiredNumber(listingNumbers.bathrooms, 'Enter the bathrooms, 0 for none.'),
  sqft: requiredNumber(listingNumbers.sqft, 'Enter the living area, 0 for none.'),
  lotSqft: requiredNumber(listingNumbers.lotSqft, 'Enter the lot size, 0 if unknown.'),
  condition: optionalChoice(conditions),
  occupancy: choice(occupancies, 'Choose vacant or occupied.'),
  offMarketContract: z.boolean(),
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
});

/**
 * The listing form. Money is whole USD, area square feet. Mirrors the checks of the table `properties`. A condition
 * chosen before the type became Land is dropped.
 */
export const listingSchema = fields.transform((values) => ({
  ...values,
  condition: hasCondition(values.propertyType) ? values.condition : null,
}));

/** The form's values while editing. */
export interface ListingDraft extends Record<ListingNumber, NumberEntry> {
  title: string;
  propertyType: string;
  description: string;
  address: string;
  zip: string;
  city: string;
  state: string;
  county: string;
  financing: string;
  condition: string;
  occupancy: string;
  offMarketContract: boolean;
  /** Degrees, set by address autocomplete; with null the database uses those of the ZIP code. */
  latitude: number | null;
  longitude: number | null;
}

/** A valid form after parsing. */
export type ListingValues = z.output<typeof listingSchema>;

/** The valid numbers of a form; null for a blank field and while one is invalid. */
export function validNumbers(draft: ListingDraft): Record<ListingNumber, number | null> {
  return Object.fromEntries(
    Object.entries(listingNumbers).map(([name, limits]) => [name, validNumber(draft[name as ListingNumber], limits)]),
  ) as Record<ListingNumber, number | null>;
}

/** A blank form. */
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
  ...emptyUnderwriting,
  financing: '',
  bedrooms: null,
  bathrooms: null,
  sqft: null,
  lotSqft: null,
  condition: '',
  occupancy: 'vacant',
  offMarketContract: false,
  latitude: null,
  longitude: null,
};

const coordinate = z.number().nullable().catch(null);
const number = numberEntry.catch(null);
const string = z.string().catch('');

/** Reads a stored draft; fields that are missing or have the wrong type are empty. */
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
  arv: number,
  repairCost: number,
  monthlyRent: number,
  otherMonthlyIncome: number,
  vacancyPct: number,
  propertyTaxes: number,
  insurance: number,
  maintenance: number,
  management: number,
  utilities: number,
  hoa: number,
  reserves: number,
  otherExpenses: number,
  financing: string,
  bedrooms: number,
  bathrooms: number,
  sqft: number,
  lotSqft: number,
  condition: string,
  occupancy: z.string().catch(emptyDraft.occupancy),
  offMarketContract: z.boolean().catch(false),
  latitude: coordinate,
  longitude: coordinate,
}) satisfies z.ZodType<ListingDraft>;
