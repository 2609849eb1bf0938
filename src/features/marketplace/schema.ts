import { z } from 'zod';
import { isUsState } from '@/shared/lib/us-states';
import { noUnderwriting, type Underwriting } from './underwriting';
import { conditions, financings, occupancies, propertyTypes } from './vocabulary';

const maxMoney = 100_000_000_000;
const maxArea = 2_000_000_000;

const text = (longest: number, missing: string) =>
  z
    .string()
    .trim()
    .min(1, missing)
    .max(longest, `Use at most ${longest.toLocaleString('en-US')} characters.`);

/** What a number field holds: null while it is empty. */
const numberField = (missing: string) =>
  z
    .number({ error: missing })
    .nullable()
    .pipe(z.number({ error: missing }));

const whole = (missing: string, least: number, most: number) =>
  numberField(missing).pipe(
    z
      .number()
      .int('Use whole numbers.')
      .min(least, least === 0 ? 'Use 0 or more.' : missing)
      .max(most, `Use at most ${most.toLocaleString('en-US')}.`),
  );

/** Money that need not be stated: null while the field is empty. */
const openMoney = (least = 0) =>
  z
    .number()
    .int('Use whole dollars.')
    .min(least, least === 0 ? 'Use 0 or more.' : 'Use 1 or more, or leave it empty.')
    .max(maxMoney, `Use at most ${maxMoney.toLocaleString('en-US')}.`)
    .nullable();

/** What a list offers; the empty option, which asks to choose, is refused. */
const choice = <const T extends readonly [string, ...string[]]>(values: T, missing: string) =>
  z.string().pipe(z.enum(values, { error: missing }));

/** A choice that may be left open: the empty option becomes null. */
const openChoice = <const T extends readonly [string, ...string[]]>(values: T) =>
  z
    .string()
    .transform((value) => value || null)
    .pipe(z.enum(values).nullable());

/** The listing form. Money is whole USD, area square feet. Mirrors the checks of the table `properties`. */
export const listingSchema = z.object({
  title: text(140, 'Give the listing a title.'),
  propertyType: choice(propertyTypes, 'Choose a property type.'),
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
  price: whole('Enter the asking price.', 1, maxMoney),
  noi: z.number().int('Use whole dollars.').max(maxMoney, 'Use at most 100,000,000,000.').nullable(),
  arv: openMoney(1),
  repairCost: openMoney(),
  monthlyRent: openMoney(),
  otherMonthlyIncome: openMoney(),
  vacancyPct: z.number().min(0, 'Use 0 to 100.').max(100, 'Use 0 to 100.').nullable(),
  propertyTaxes: openMoney(),
  insurance: openMoney(),
  maintenance: openMoney(),
  management: openMoney(),
  utilities: openMoney(),
  hoa: openMoney(),
  reserves: openMoney(),
  otherExpenses: openMoney(),
  financing: openChoice(financings),
  bedrooms: whole('Enter the bedrooms, 0 for none.', 0, 10_000),
  bathrooms: numberField('Enter the bathrooms, 0 for none.').pipe(
    z
      .number()
      .min(0, 'Use 0 or more.')
      .max(10_000, 'Use at most 10,000.')
      .multipleOf(0.5, 'Use whole or half bathrooms, such as 2.5.'),
  ),
  sqft: whole('Enter the living area, 0 for none.', 0, maxArea),
  lotSqft: whole('Enter the lot size, 0 if unknown.', 0, maxArea),
  condition: openChoice(conditions),
  occupancy: choice(occupancies, 'Choose vacant or occupied.'),
  offMarketContract: z.boolean(),
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
});

/** The form's fields as the controls hold them. Null is an empty number field. */
export interface ListingDraft extends Underwriting {
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
  /** Degrees of the very address, where a completed address has told them; with null the ZIP code's are taken. */
  latitude: number | null;
  longitude: number | null;
}

/** What the schema makes of a valid draft. */
export type ListingValues = z.output<typeof listingSchema>;

/** The form before anything is typed. */
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
  ...noUnderwriting,
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
  latitude: number,
  longitude: number,
}) satisfies z.ZodType<ListingDraft>;
