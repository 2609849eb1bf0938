import { formatSqft } from '../../kit/formatting/format.ts';
import { validNumber } from '../../kit/numbers/parse-number.ts';
import { listingNumbers, type ListingDraft } from './listing-form.ts';

type Facts = Pick<ListingDraft, 'propertyType' | 'bedrooms' | 'bathrooms' | 'sqft' | 'lotSqft'>;

/** A title from the facts: '3-bed, 2.5-bath single family, 1,850 sqft'. Empty without a property type. */
export function suggestedTitle(facts: Facts): string {
  const { propertyType } = facts;
  if (propertyType === '') return '';
  const [bedrooms, bathrooms, sqft, lotSqft] = (['bedrooms', 'bathrooms', 'sqft', 'lotSqft'] as const).map((name) =>
    validNumber(facts[name], listingNumbers[name]),
  );
  const rooms = [bedrooms && `${bedrooms}-bed`, bathrooms && `${bathrooms}-bath`].filter(Boolean).join(', ');
  const type = propertyType.toLowerCase();
  const what = rooms ? `${rooms} ${type}` : propertyType[0] + type.slice(1);
  const size = sqft ? `, ${formatSqft(sqft)}` : lotSqft ? `, ${formatSqft(lotSqft)} lot` : '';
  return what + size;
}
