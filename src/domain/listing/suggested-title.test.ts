import { expect, it } from 'vitest';
import { formatSqft } from '@/kit/formatting/format';
import { emptyDraft } from './listing-form';
import { suggestedTitle } from './suggested-title';

it.each([
  [
    { property_type: 'Single Family', bedrooms: 3, bathrooms: 2.5, sqft: 1850, lot_sqft: 6200 },
    `3-bed, 2.5-bath single family, ${formatSqft(1850)}`,
  ],
  [{ property_type: 'Land', bedrooms: 0, bathrooms: 0, sqft: 0, lot_sqft: 43_560 }, `Land, ${formatSqft(43_560)} lot`],
  [{ property_type: 'Mixed Use' }, 'Mixed use'],
  [{ bedrooms: 3 }, ''],
] as const)('suggests for %j the title %j', (facts, title) => {
  expect(suggestedTitle({ ...emptyDraft, ...facts })).toBe(title);
});
