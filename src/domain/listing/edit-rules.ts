import { formatNumber } from '../../kit/formatting/format.ts';
import { fieldInfo, fieldsWhere, type ListingField } from './fields.ts';

/** A field that staff approve, by its name in `listing_reviews.approved_listing`. */
export type ApprovedField = ListingField | 'pin';

/** What staff approve of a listing, in order. SQL decides which changes keep the badge. */
export const editRules = fieldsWhere(({ edit }) => edit !== undefined).map((field: ApprovedField) => {
  const { label, edit } = fieldInfo(field as ListingField);
  return { field, label, lowest: null, highest: null, ...edit };
});

/** Labels of fields, in the order of the rules; unknown fields are left out. */
export function fieldLabels(fields: readonly string[]): string[] {
  return editRules.filter(({ field }) => fields.includes(field)).map(({ label }) => label);
}

/** The limits of a field's change as positive numbers: 'by more than {lowest} down or {highest} up'. */
function limits(field: ApprovedField): { lowest: string; highest: string } {
  const rule = editRules.find((candidate) => candidate.field === field);
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
