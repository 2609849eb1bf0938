import { expect, it } from 'vitest';
import { emptyDraft } from './listing-form';
import { draftFields, draftValues } from './stored-draft';

it('stores only what differs from a blank form, and reads it back', () => {
  const values = { ...emptyDraft, address: '12 Oak St', price: '12,50', occupancy: 'occupied', lot_sqft: 0 };
  const fields = draftFields(values);
  expect(fields).toEqual({ address: '12 Oak St', price: '12,50', occupancy: 'occupied', lot_sqft: 0 });
  expect(draftValues(fields)).toEqual(values);
  expect(draftValues(null)).toEqual(emptyDraft);
});
