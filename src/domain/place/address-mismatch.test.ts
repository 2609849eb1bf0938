import { expect, it } from 'vitest';
import { mismatchedColumns, mismatchedField, mismatchText } from './address-mismatch';

const at = { zip: '38103', city: 'Austin', state: 'TX' };
const found = (field: string, pin: string | null = null) => ({ field, place: 'Memphis, TN', pin_place: pin });

it.each([
  [[], '', 'address'],
  [[found('state')], 'ZIP code 38103 is in Memphis, TN. The listing says Texas.', 'state'],
  [
    [found('state'), found('city')],
    'ZIP code 38103 is in Memphis, TN. The listing says Texas. Austin isn’t near it.',
    'state',
  ],
  [[found('city')], 'ZIP code 38103 is in Memphis, TN. Austin isn’t near it.', 'city'],
  [
    [found('pin', 'Nashville, TN')],
    'ZIP code 38103 is in Memphis, TN. The pin on the map is in Nashville, TN.',
    'address',
  ],
  [[found('pin')], 'ZIP code 38103 is in Memphis, TN. The pin on the map isn’t near it.', 'address'],
])('says what doesn’t agree: %j', (mismatches, text, field) => {
  expect(mismatchText(mismatches, at)).toBe(text);
  expect(mismatchedField(mismatches)).toBe(field);
});

it('says where a pin is whose ZIP code isn’t known', () => {
  const mismatches = [{ field: 'pin', place: null, pin_place: 'Nashville, TN' }];
  expect(mismatchText(mismatches, at)).toBe('The pin on the map is in Nashville, TN.');
});

it('names the columns that could be wrong', () => {
  expect(mismatchedColumns([found('state'), found('city'), found('pin')])).toEqual([
    'state',
    'zip',
    'city',
    'latitude',
    'longitude',
  ]);
});
