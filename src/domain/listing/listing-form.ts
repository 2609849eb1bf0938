import { z } from 'zod';
import { line } from '../text/line.ts';
import { optionalChoice, requiredChoice, requiredText } from '../text/text-schema.ts';
import { conditions, financings, hasCondition, occupancies, propertyTypes } from './property-vocabulary.ts';
import { isUsState } from '../place/us-states.ts';
import { zipCode } from '../place/zip.ts';
import { numberEntry, optionalNumber, requiredNumber } from '../../kit/numbers/number-schema.ts';
import { validNumber, type NumberEntry, type NumberLimits } from '../../kit/numbers/parse-number.ts';
import { emptyUnderwriting, type UnderwritingField } from './underwriting.ts';
import { documentAccesses, documentKinds, maxDocuments } from './documents.ts';
import { isParcelNumber } from './parcel-number.ts';
import { maxUnitKinds, type UnitKind } from './unit-mix.ts';

/** Label of the optional checkbox, from the specification. */
export const offMarketLabel = 'I confirm that this property is off market and I am under contract direct to seller.';

const money: NumberLimits = { max: 100_000_000_000, prefix: '$' };
const yearly: NumberLimits = { ...money, unit: '/yr', example: '3,600' };
const monthly: NumberLimits = { ...money, unit: '/mo' };
const area: NumberLimits = { max: 2_000_000_000, suffix: 'sqft', example: '1,500' };
const rooms: NumberLimits = { max: 10_000 };
const baths = { decimals: 2, step: 0.25, unit: 'baths' } as const;
/** Number fields of deal terms. */
type TermField = 'contractPrice' | 'assignmentFee' | 'earnestMoney';

/** What each number field accepts, like the checks of the table `properties`. */
export const listingNumbers = {
  price: { ...money, min: 1 },
  noi: { ...yearly, min: -money.max, example: '24,000' },
  arv: { ...money, min: 1 },
  repairCost: { ...money, example: '30,000' },
  monthlyRent: { ...monthly, example: '1,850' },
  otherMonthlyIncome: { ...monthly, example: '150' },
  vacancyPct: { max: 100, decimals: 3, suffix: '%', example: '5' },
  propertyTaxes: yearly,
  insurance: yearly,
  maintenance: yearly,
  management: yearly,
  utilities: yearly,
  hoa: yearly,
  reserves: yearly,
  otherExpenses: yearly,
  bedrooms: { ...rooms, unit: 'beds' },
  bathrooms: { ...rooms, ...baths },
  sqft: area,
  lotSqft: area,
  units: { min: 1, max: 10_000, unit: 'units', example: '4' },
  yearBuilt: { min: 1600, max: 2100, grouped: false, example: '1985' },
  contractPrice: { ...money, min: 1 },
  assignmentFee: { ...money, example: '10,000' },
  earnestMoney: { ...money, example: '2,500' },
} satisfies Record<
  | 'price'
  | 'noi'
  | 'bedrooms'
  | 'bathrooms'
  | 'sqft'
  | 'lotSqft'
  | 'units'
  | 'yearBuilt'
  | TermField
  | UnderwritingField,
  NumberLimits
>;

/** What each number of a kind of unit accepts, like the check of the column `unit_mix`. */
export const unitNumbers = {
  units: { min: 1, max: 9_999, unit: 'units' },
  bedrooms: { max: 99, unit: 'beds' },
  bathrooms: { max: 99, ...baths },
  sqft: { min: 1, max: 9_999_999, unit: 'sqft', example: '850' },
  rent: { max: 9_999_999, prefix: '$', unit: '/mo', example: '950' },
} satisfies Record<string, NumberLimits>;

/** A number of a kind of unit in the form. */
export type UnitNumber = keyof typeof unitNumbers;

/** A kind of unit while editing. */
export type UnitKindDraft = Record<UnitNumber, NumberEntry>;

/** A kind of unit with nothing filled in. */
export const emptyUnitKind: UnitKindDraft = { units: null, bedrooms: null, bathrooms: null, sqft: null, rent: null };

/** A number field of the form. */
export type ListingNumber = keyof typeof listingNumbers;

/** Optional text; blank becomes null. */
const optionalText = (maxLength: number) =>
  z
    .string()
    .trim()
    .max(maxLength, `Use at most ${maxLength.toLocaleString('en-US')} characters.`)
    .transform((value) => value || null);

/** An optional ISO date; blank becomes null. `earliest` is an ISO date. */
const optionalDate = (earliest: string, tooEarly: string) =>
  z
    .union([z.literal(''), z.iso.date('Enter a date.')], { error: 'Enter a date.' })
    .refine((value) => value === '' || value >= earliest, tooEarly)
    .refine((value) => value <= '2100-12-31', 'Enter a date before 2101.')
    .transform((value) => value || null);

const storedDate = optionalDate('2000-01-01', 'Enter a date after 1999.');

const unitKind = z.object({
  units: requiredNumber(unitNumbers.units, 'Enter how many.'),
  bedrooms: requiredNumber(unitNumbers.bedrooms, 'Enter beds, 0 for a studio.'),
  bathrooms: requiredNumber(unitNumbers.bathrooms, 'Enter baths.'),
  sqft: optionalNumber(unitNumbers.sqft),
  rent: optionalNumber(unitNumbers.rent),
});

/** A document while editing. Its file may still be uploading. */
export interface DocumentDraft {
  id: string;
  /** In the bucket `documents`. */
  path: string;
  name: string;
  /** Bytes. */
  size: number;
  /** MIME type. */
  type: string;
  /** '' until it's chosen. */
  kind: string;
  access: (typeof documentAccesses)[number];
}

const documentFile = { id: z.uuid(), path: z.string(), name: z.string(), size: z.number(), type: z.string() };

const document = z.object({
  ...documentFile,
  kind: requiredChoice(documentKinds, 'Choose what it is.'),
  access: z.enum(documentAccesses),
});

const fields = z.object({
  title: requiredText(140, 'Enter a title.', line()),
  propertyType: requiredChoice(propertyTypes, 'Choose a property type.'),
  description: requiredText(8000, 'Enter a description.'),
  address: requiredText(200, 'Enter the street address.', line()),
  zip: zipCode(),
  city: requiredText(100, 'Enter the city.', line()),
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
  units: optionalNumber(listingNumbers.units),
  yearBuilt: optionalNumber(listingNumbers.yearBuilt),
  unitMix: z.array(unitKind).max(maxUnitKinds),
  parking: optionalText(100),
  zoning: optionalText(50),
  apn: optionalText(40).refine(
    (apn) => apn === null || isParcelNumber(apn),
    'Enter the number as the county writes it, such as 04-1182-017.',
  ),
  contractPrice: optionalNumber(listingNumbers.contractPrice),
  assignmentFee: optionalNumber(listingNumbers.assignmentFee),
  contractShared: z.boolean(),
  earnestMoney: optionalNumber(listingNumbers.earnestMoney),
  closingOn: storedDate,
  contractExpiresOn: storedDate,
  accessInstructions: optionalText(1000),
  fundsRequired: z.boolean(),
  condition: optionalChoice(conditions),
  occupancy: requiredChoice(occupancies, 'Choose vacant or occupied.'),
  offMarketContract: z.boolean(),
  documents: z.array(document).max(maxDocuments),
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
});

function withoutLandCondition(values: z.output<typeof fields>): z.output<typeof fields> {
  return { ...values, condition: hasCondition(values.propertyType) ? values.condition : null };
}

/**
 * The listing form. Money is whole USD, area square feet. Mirrors the checks of the tables `properties`,
 * `listing_terms`, and `listing_documents`. A condition chosen before the type became Land is dropped.
 */
export const listingSchema = fields.transform(withoutLandCondition);

/** The form of a new listing, whose dates can't be in the past. `today` is an ISO date. */
export function newListingSchema(today: string): typeof listingSchema {
  const upcoming = optionalDate(today, 'This date is in the past.');
  return fields.extend({ closingOn: upcoming, contractExpiresOn: upcoming }).transform(withoutLandCondition);
}

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
  unitMix: UnitKindDraft[];
  parking: string;
  zoning: string;
  apn: string;
  /** Whether everyone sees the contract price and the assignment fee. */
  contractShared: boolean;
  /** ISO date, or ''. */
  closingOn: string;
  /** ISO date, or ''. */
  contractExpiresOn: string;
  accessInstructions: string;
  /** Whether buyers need verified funds to make an offer. */
  fundsRequired: boolean;
  condition: string;
  occupancy: string;
  offMarketContract: boolean;
  documents: DocumentDraft[];
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

/** The valid unit types of a form; empty while one of them is invalid. */
export function validUnitMix(draft: ListingDraft): UnitKind[] {
  return z.array(unitKind).safeParse(draft.unitMix).data ?? [];
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
  units: null,
  yearBuilt: null,
  unitMix: [],
  parking: '',
  zoning: '',
  apn: '',
  contractPrice: null,
  assignmentFee: null,
  contractShared: false,
  earnestMoney: null,
  closingOn: '',
  contractExpiresOn: '',
  accessInstructions: '',
  fundsRequired: false,
  condition: '',
  occupancy: 'vacant',
  offMarketContract: false,
  documents: [],
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
  units: number,
  yearBuilt: number,
  unitMix: z
    .array(z.object({ units: number, bedrooms: number, bathrooms: number, sqft: number, rent: number }))
    .catch([]),
  parking: string,
  zoning: string,
  apn: string,
  contractPrice: number,
  assignmentFee: number,
  contractShared: z.boolean().catch(false),
  earnestMoney: number,
  closingOn: string,
  contractExpiresOn: string,
  accessInstructions: string,
  fundsRequired: z.boolean().catch(false),
  condition: string,
  occupancy: z.string().catch(emptyDraft.occupancy),
  offMarketContract: z.boolean().catch(false),
  documents: z.array(z.object({ ...documentFile, kind: string, access: z.enum(documentAccesses) })).catch([]),
  latitude: coordinate,
  longitude: coordinate,
}) satisfies z.ZodType<ListingDraft>;
