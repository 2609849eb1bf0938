import { formatNumber } from '../../kit/formatting/format.ts';

interface EditRule {
  field: string;
  label: string;
  rule: 'same' | 'wording' | 'miles' | 'percent' | 'points' | 'total' | 'any' | 'pictures';
  /** Limits of a change, in the rule's unit. */
  lowest: number | null;
  highest: number | null;
}

/**
 * What staff approve of a listing, in the order of `private.listing_edit_rules`, which decides which changes keep the
 * badge. A test compares the two.
 */
export const editRules = [
  { field: 'title', label: 'Title', rule: 'same', lowest: null, highest: null },
  { field: 'description', label: 'Description', rule: 'wording', lowest: null, highest: 20 },
  { field: 'property_type', label: 'Property type', rule: 'same', lowest: null, highest: null },
  { field: 'address', label: 'Street address', rule: 'same', lowest: null, highest: null },
  { field: 'city', label: 'City', rule: 'same', lowest: null, highest: null },
  { field: 'state', label: 'State', rule: 'same', lowest: null, highest: null },
  { field: 'zip', label: 'ZIP code', rule: 'same', lowest: null, highest: null },
  { field: 'county', label: 'County', rule: 'same', lowest: null, highest: null },
  { field: 'pin', label: 'Map pin', rule: 'miles', lowest: null, highest: 0.5 },
  { field: 'price', label: 'Price', rule: 'percent', lowest: -20, highest: 10 },
  { field: 'noi', label: 'NOI', rule: 'percent', lowest: -10, highest: 10 },
  { field: 'arv', label: 'After-repair value', rule: 'percent', lowest: -10, highest: 10 },
  { field: 'repair_cost', label: 'Repair cost', rule: 'percent', lowest: -10, highest: 10 },
  { field: 'monthly_rent', label: 'Monthly rent', rule: 'percent', lowest: -10, highest: 10 },
  { field: 'other_monthly_income', label: 'Other monthly income', rule: 'percent', lowest: -10, highest: 10 },
  { field: 'vacancy_pct', label: 'Vacancy', rule: 'points', lowest: -3, highest: 3 },
  { field: 'annual_expenses', label: 'Annual expenses', rule: 'total', lowest: -10, highest: 10 },
  { field: 'bedrooms', label: 'Bedrooms', rule: 'same', lowest: null, highest: null },
  { field: 'bathrooms', label: 'Bathrooms', rule: 'same', lowest: null, highest: null },
  { field: 'sqft', label: 'Living area', rule: 'percent', lowest: -5, highest: 5 },
  { field: 'lot_sqft', label: 'Lot', rule: 'percent', lowest: -5, highest: 5 },
  { field: 'units', label: 'Units', rule: 'same', lowest: null, highest: null },
  { field: 'unit_mix', label: 'Unit mix', rule: 'same', lowest: null, highest: null },
  { field: 'year_built', label: 'Year built', rule: 'same', lowest: null, highest: null },
  { field: 'parking', label: 'Parking', rule: 'same', lowest: null, highest: null },
  { field: 'zoning', label: 'Zoning', rule: 'same', lowest: null, highest: null },
  { field: 'apn', label: 'Parcel number (APN)', rule: 'same', lowest: null, highest: null },
  { field: 'condition', label: 'Condition', rule: 'same', lowest: null, highest: null },
  { field: 'financing', label: 'Financing', rule: 'same', lowest: null, highest: null },
  { field: 'occupancy', label: 'Occupancy', rule: 'any', lowest: null, highest: null },
  { field: 'off_market_contract', label: 'Off-market contract', rule: 'same', lowest: null, highest: null },
  { field: 'images', label: 'Pictures', rule: 'pictures', lowest: null, highest: 5 },
] as const satisfies readonly EditRule[];

/** A field that staff approve, by its name in `listing_reviews.approved_listing`. */
export type ApprovedField = (typeof editRules)[number]['field'];

/** Labels of fields, in the order of the rules; unknown fields are left out. */
export function fieldLabels(fields: readonly string[]): string[] {
  return editRules.filter(({ field }) => fields.includes(field)).map(({ label }) => label);
}

/** The limits of a field's change as positive numbers: 'by more than {lowest} down or {highest} up'. */
function limits(field: ApprovedField): { lowest: string; highest: string } {
  const rule: EditRule | undefined = editRules.find((candidate) => candidate.field === field);
  return { lowest: formatNumber(Math.abs(rule?.lowest ?? 0)), highest: formatNumber(rule?.highest ?? 0) };
}

/** What a seller can't change without another review, by step of the wizard; starts the sentence of its notice. */
export const reviewTriggers = {
  property:
    'A new title, type, condition, number of bedrooms or bathrooms, or change under “More facts”, more than small ' +
    `corrections to the description, or a change of the area by more than ${limits('sqft').highest}%`,
  address: `A change of the address, or of the map pin by more than ${limits('pin').highest} miles,`,
  numbers:
    `A price more than ${limits('price').lowest}% lower or ${limits('price').highest}% higher, a change of any other ` +
    `figure by more than ${limits('noi').highest}% (vacancy: ${limits('vacancy_pct').highest} points), other ` +
    'financing, or a change of the contract statement',
  pictures: `Removing or replacing a picture, a new cover, or more than ${limits('images').highest} added pictures`,
} as const;
