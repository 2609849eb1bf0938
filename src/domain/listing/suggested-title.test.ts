import { expect, it } from 'vitest';
import { formatSqft } from '@/kit/formatting/format';
import { emptyDraft } from './listing-form';
import { suggestedTitle } from './suggested-title';

it.each([
  [
    { propertyType: 'Single Family', bedrooms: 3, bathrooms: 2.5, sqft: 1850, lotSqft: 6200 },
    `3-bed, 2.5-bath single family, ${formatSqft(1850)}`,
  ],
  [{ propertyType: 'Land', bedrooms: 0, bathrooms: 0, sqft: 0, lotSqft: 43_560 }, `Land, ${formatSqft(43_560)} lot`],
  [{ propertyType: 'Mixed Use' }, 'Mixed use'],
  [{ bedrooms: 3 }, ''],
] as const)('of %j is %j', (facts, title) => {
  expect(suggestedTitle({ ...emptyDraft, ...facts })).toBe(title);
});
