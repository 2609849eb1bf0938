import { formatSqft } from '../../kit/formatting/format.ts';
import { validNumber } from '../../kit/numbers/parse-number.ts';
import { listingNumbers } from './form-fields.ts';
import type { ListingDraft } from './listing-form.ts';

type Facts = Pick<ListingDraft, 'property_type' | 'bedrooms' | 'bathrooms' | 'sqft' | 'lot_sqft'>;

/** A title from the facts: '3-bed, 2.5-bath single family, 1,850 sqft'. Empty without a property type. */
export function suggestedTitle(facts: Facts): string {
  const { property_type: propertyType } = facts;
  if (propertyType === '') return '';
  const [bedrooms, bathrooms, sqft, lotSqft] = (['bedrooms', 'bathrooms', 'sqft', 'lot_sqft'] as const).map((name) =>
    validNumber(facts[name], listingNumbers[name]),
  );
  const rooms = [bedrooms && `${bedrooms}-bed`, bathrooms && `${bathrooms}-bath`].filter(Boolean).join(', ');
  const type = propertyType.toLowerCase();
  const what = rooms ? `${rooms} ${type}` : propertyType[0] + type.slice(1);
  const size = sqft ? `, ${formatSqft(sqft)}` : lotSqft ? `, ${formatSqft(lotSqft)} lot` : '';
  return what + size;
}
