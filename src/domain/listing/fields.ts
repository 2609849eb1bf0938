import type { NumberLimits } from '../../kit/numbers/parse-number.ts';
import type { Database } from '../database.types.ts';
import { conditions, financings, occupancies, propertyTypes } from './property-vocabulary.ts';

type Tables = Database['public']['Tables'];
type Column = keyof Tables['properties']['Row'] | keyof Tables['listing_terms']['Row'];

/**
 * How much of a verified listing's field may change without another review: see `private.listing_fields`. `lowest` and
 * `highest` limit the change, in the rule's unit.
 */
interface EditRule {
  rule: 'same' | 'wording' | 'miles' | 'percent' | 'points' | 'total' | 'any' | 'pictures';
  lowest?: number;
  highest?: number;
  /** What staff approve, if it isn't the column itself. */
  field?: 'pin';
  label?: string;
}

/** What a field takes, and its column holds. `missing` is the error of a required field that's blank. */
type Kind =
  | { kind: 'line' | 'text' | 'parcel'; max: number; missing?: string; example?: string }
  | { kind: 'choice'; values: readonly [string, ...string[]]; missing?: string; initial?: string }
  /** `zero`: 0 says that there is none, or that it isn't known. */
  | { kind: 'number'; limits: NumberLimits; missing?: string; zero?: true }
  /** `yes` and `no` are its values as text. Without `no`, only yes is worth a line. */
  | { kind: 'flag'; yes: string; no?: string }
  /** `past`: it can't be after today. */
  | { kind: 'date'; past?: true }
  | { kind: 'zip' | 'state' | 'degrees' | 'expenses' | 'unit_mix' | 'pictures' };

/** What's known of a listing's field. */
export type ListingFieldInfo = Kind & {
  label: string;
  /** The table of its column, if it isn't `properties`. */
  table?: 'listing_terms';
  /** The wizard's step. */
  step: 'property' | 'address' | 'numbers' | 'pictures';
  /** The part of the step that is closed until one of its fields is filled in. */
  part?: 'facts' | 'underwriting' | 'terms';
  /** Without one, any change keeps the badge. */
  edit?: EditRule;
  /** Whether it's among the facts on a listing's page, and in the comparison of listings. */
  fact?: 'shown' | 'compared';
};

const money = { max: 100_000_000_000, prefix: '$' } as const;
const price = { ...money, min: 1 } as const;
/** USD per year. */
export const yearly = { ...money, unit: '/yr', example: '3,600' } as const;
const monthly = { ...money, unit: '/mo' } as const;
const vacancy = { max: 100, decimals: 3, suffix: '%', example: '5' } as const;
const rate = { max: 30, decimals: 3, suffix: '%', example: '6.5' } as const;
const share = { max: 100, decimals: 3, suffix: '%', example: '10' } as const;
const loanTerm = { min: 1, max: 480, suffix: 'mo', example: '312' } as const;
const noteYears = { min: 1, max: 40, suffix: 'years', example: '5' } as const;
const area = { max: 2_000_000_000, suffix: 'sqft', example: '1,500' } as const;
const beds = { max: 10_000, unit: 'beds' } as const;
const baths = { max: 10_000, decimals: 2, step: 0.25, unit: 'baths' } as const;
const unitCount = { min: 1, max: 10_000, unit: 'units', example: '4' } as const;
const built = { min: 1600, max: 2100, grouped: false, example: '1985' } as const;

const same = { rule: 'same' } as const;
const tenth = { rule: 'percent', lowest: -10, highest: 10 } as const;
const twentieth = { rule: 'percent', lowest: -5, highest: 5 } as const;
const points = { rule: 'points', lowest: -3, highest: 3 } as const;
const total = { rule: 'total', lowest: -10, highest: 10 } as const;
const pin = { rule: 'miles', highest: 0.5, field: 'pin', label: 'Map pin' } as const;
const priced = { edit: { rule: 'percent', lowest: -20, highest: 10 } } as const;

const property = { step: 'property', edit: same } as const;
const listed = { ...property, fact: 'compared' } as const;
const size = { ...listed, kind: 'number', zero: true } as const;
const fact = { ...property, part: 'facts', fact: 'compared' } as const;
const address = { step: 'address', edit: same } as const;
const numbers = { step: 'numbers', edit: same } as const;
const figure = { step: 'numbers', edit: tenth, kind: 'number' } as const;
const underwriting = { ...figure, part: 'underwriting' } as const;
const term = { step: 'numbers', table: 'listing_terms', part: 'terms' } as const;
const amount = { ...term, kind: 'number' } as const;

/** Whether the seller may assign their contract. */
const assignability = ['Yes', 'With owner consent', 'No'] as const;
const type = { kind: 'choice', values: propertyTypes } as const;
const prose = { kind: 'text', edit: { rule: 'wording', highest: 20 } } as const;
const occupied = {
  kind: 'choice',
  values: occupancies,
  initial: 'vacant',
  missing: 'Choose vacant or occupied.',
  edit: { rule: 'any' },
} as const;
const offMarket = { kind: 'flag', yes: 'Under contract, direct to seller', no: 'Not stated' } as const;

/**
 * The one table of a listing's fields, by the names of their columns, in the order of the form. The form, its steps and
 * drafts, the review of edits, imports, CSV, the API, facts, and comparisons read it. SQL's is
 * `private.listing_fields`; a test compares the two. Names in imported files are in `import-names.ts`, and what cards
 * show in `card-columns.ts`, because most pages load no more than that.
 */
export const listingFields = {
  title: { ...property, kind: 'line', label: 'Title', max: 140, missing: 'Enter a title.' },
  property_type: { ...listed, ...type, label: 'Property type', missing: 'Choose a property type.' },
  condition: { ...listed, kind: 'choice', label: 'Condition', values: conditions },
  bedrooms: { ...size, label: 'Bedrooms', limits: beds, missing: 'Enter the bedrooms, 0 for none.' },
  bathrooms: { ...size, label: 'Bathrooms', limits: baths, missing: 'Enter the bathrooms, 0 for none.' },
  sqft: { ...size, label: 'Living area', limits: area, missing: 'Enter the living area, 0 for none.', edit: twentieth },
  lot_sqft: { ...size, label: 'Lot size', limits: area, missing: 'Enter the lot size, 0 if unknown.', edit: twentieth },
  units: { ...fact, kind: 'number', label: 'Units', limits: unitCount },
  year_built: { ...fact, kind: 'number', label: 'Year built', limits: built },
  parking: { ...fact, kind: 'line', label: 'Parking', max: 100, example: '2-car garage' },
  zoning: { ...fact, kind: 'line', label: 'Zoning', max: 50, example: 'R-2' },
  apn: { ...fact, kind: 'parcel', label: 'Parcel number (APN)', max: 40, example: '04-1182-017', fact: 'shown' },
  unit_mix: { ...property, part: 'facts', kind: 'unit_mix', label: 'Unit mix' },
  description: { ...property, ...prose, label: 'Description', max: 8000, missing: 'Enter a description.' },

  address: { ...address, kind: 'line', label: 'Street address', max: 200, missing: 'Enter the street address.' },
  zip: { ...address, kind: 'zip', label: 'ZIP code' },
  city: { ...address, kind: 'line', label: 'City', max: 100, missing: 'Enter the city.' },
  state: { ...address, kind: 'state', label: 'State' },
  county: { ...address, kind: 'line', label: 'County', max: 100, fact: 'shown' },
  latitude: { step: 'address', edit: pin, kind: 'degrees', label: 'Latitude' },
  longitude: { step: 'address', kind: 'degrees', label: 'Longitude' },

  price: { ...figure, label: 'Asking price', limits: price, missing: 'Enter the asking price.', ...priced },
  noi: { ...figure, label: 'NOI', limits: { ...yearly, min: -money.max, example: '24,000' }, fact: 'shown' },
  financing: { ...numbers, kind: 'choice', label: 'Financing', values: financings, fact: 'compared' },
  occupancy: { ...numbers, ...occupied, label: 'Occupancy', fact: 'compared' },
  arv: { ...underwriting, label: 'After-repair value', limits: price },
  repair_cost: { ...underwriting, label: 'Repair cost', limits: { ...money, example: '30,000' } },
  monthly_rent: { ...underwriting, label: 'Monthly rent', limits: { ...monthly, example: '1,850' } },
  other_monthly_income: { ...underwriting, label: 'Other monthly income', limits: { ...monthly, example: '150' } },
  vacancy_pct: { ...underwriting, label: 'Vacancy', limits: vacancy, edit: points },
  annual_expenses: { ...underwriting, kind: 'expenses', label: 'Annual expenses', edit: total },
  down_payment_pct: { ...underwriting, label: 'Down payment', limits: share, edit: points },
  seller_note_amount: { ...underwriting, label: 'Seller note amount', limits: { ...price, example: '150,000' } },
  seller_note_rate: { ...underwriting, label: 'Seller note rate', limits: rate, edit: points },
  seller_note_interest_only_years: {
    ...underwriting,
    label: 'Seller note interest only',
    limits: noteYears,
    edit: same,
  },
  balloon_years: { ...underwriting, label: 'Balloon due after', limits: noteYears, edit: same },
  existing_loan_balance: { ...underwriting, label: 'Existing loan balance', limits: { ...price, example: '180,000' } },
  existing_loan_rate: { ...underwriting, label: 'Existing loan rate', limits: rate, edit: points },
  existing_loan_months: { ...underwriting, label: 'Existing loan term left', limits: loanTerm },
  existing_loan_arrears: { ...underwriting, label: 'Existing loan arrears', limits: { ...money, example: '4,500' } },
  contract_price: { ...amount, label: 'Contract price', limits: price },
  assignment_fee: { ...amount, label: 'Assignment fee', limits: { ...money, example: '10,000' } },
  contract_shared: { ...term, kind: 'flag', label: 'Contract price and assignment fee', yes: 'Shown to everyone' },
  earnest_money: { ...amount, label: 'Earnest money', limits: { ...money, example: '2,500' } },
  closing_on: { ...term, kind: 'date', label: 'Closing date' },
  contract_expires_on: { ...term, kind: 'date', label: 'Contract expires' },
  contract_inspection_on: { ...term, kind: 'date', label: 'Contract’s inspection ends' },
  contract_assignable: { ...term, kind: 'choice', label: 'Contract assignable', values: assignability },
  funds_required: { ...term, kind: 'flag', label: 'Proof of funds', yes: 'Required' },
  access_instructions: { ...term, kind: 'text', label: 'Showing instructions', max: 1000 },
  off_market_contract: { ...numbers, ...offMarket, label: 'Off-market contract', fact: 'shown' },

  photos_taken_on: { step: 'pictures', kind: 'date', past: true, label: 'Photos taken', fact: 'shown' },
  images: { step: 'pictures', kind: 'pictures', label: 'Pictures', edit: { rule: 'pictures', highest: 5 } },
} as const satisfies Partial<Record<Column, ListingFieldInfo>>;

/** The items of `annual_expenses`, in the order of the form. */
export const expenseLabels = {
  property_taxes: 'Property taxes',
  insurance: 'Insurance',
  maintenance: 'Maintenance',
  management: 'Management',
  utilities: 'Utilities',
  hoa: 'HOA dues',
  reserves: 'Capital reserves',
  other: 'Other expenses',
} as const;
export type ExpenseKey = keyof typeof expenseLabels;
export const expenseKeys = Object.keys(expenseLabels) as ExpenseKey[];

type Fields = typeof listingFields;
/** A field of a listing, by its column's name. */
export type ListingField = keyof Fields;
/** The fields that are like this. */
export type FieldOf<Like> = { [F in ListingField]: Fields[F] extends Like ? F : never }[ListingField];
/** A column of `listing_terms`. */
export type TermField = FieldOf<{ table: 'listing_terms' }>;
/** What's known of a field. */
export function fieldInfo(name: ListingField): ListingFieldInfo {
  return listingFields[name];
}

/** The names of the fields that pass, in order. */
export function fieldsWhere(passes: (field: ListingFieldInfo) => boolean): readonly ListingField[] {
  return (Object.keys(listingFields) as ListingField[]).filter((name) => passes(listingFields[name]));
}

/** The columns of `properties` that members fill in. */
export const propertyColumns = fieldsWhere(({ table }) => table === undefined) as Exclude<ListingField, TermField>[];
/** The columns of `listing_terms`. */
export const termColumns = fieldsWhere(({ table }) => table === 'listing_terms') as TermField[];
