import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { emptyDraft } from './listing-form';
import { draftFields, draftValues } from './stored-draft';

it('stores only what differs from a blank form, and reads it back', () => {
  const values = { ...emptyDraft, address: '12 Oak St', price: '12,50', occupancy: 'occupied', lotSqft: 0 };
  const fields = draftFields(values);
  expect(fields).toEqual({ address: '12 Oak St', price: '12,50', occupancy: 'occupied', lotSqft: 0 });
  expect(draftValues(fields)).toEqual(values);
  expect(draftValues(null)).toEqual(emptyDraft);
});

it('has exactly the fields that the database takes', () => {
  const schema = readFileSync(
    new URL('../../../supabase/schemas/87_integrations/30_imports.sql', import.meta.url),
    'utf8',
  );
  const [, list = ''] = /key <> all \(array\[([^\]]+)\]/.exec(schema) ?? [];
  expect(list.match(/\w+/g)?.toSorted()).toEqual(Object.keys(emptyDraft).toSorted());
});
