import { describe, expect, it } from 'vitest';
import {
  draftSchema,
  emptyDraft,
  emptyUnitKind,
  listingSchema,
  newListingSchema,
  type ListingDraft,
} from './listing-form';

const valid: ListingDraft = {
  ...emptyDraft,
  title: 'Brick duplex near the park',
  property_type: 'Multi Family',
  description: 'Two units.',
  address: '12 Elm St',
  zip: '78701',
  city: 'Austin',
  state: 'TX',
  price: 450_000,
  bedrooms: 4,
  bathrooms: 2.5,
  sqft: 1_900,
  lot_sqft: 0,
};

const studio = { units: 2, bedrooms: 0, bathrooms: 1, sqft: null, rent: 950 };

/** The fields that a change to the valid listing makes bad. */
const fieldsOf = (change: Partial<ListingDraft>) =>
  listingSchema.safeParse({ ...valid, ...change }).error?.issues.map(({ path }) => path[0]) ?? [];

describe('the listing form', () => {
  it('accepts a listing and turns blank optional fields into null', () => {
    expect(listingSchema.parse(valid)).toMatchObject({
      county: null,
      condition: null,
      financing: null,
      noi: null,
      occupancy: 'vacant',
      bathrooms: 2.5,
    });
  });

  it.each(['78701-4321', ' 78701 4321 ', '787014321'])('reduces the ZIP+4 %j to five digits', (zip) => {
    expect(listingSchema.parse({ ...valid, zip }).zip).toBe('78701');
    expect(newListingSchema('2026-11-27').parse({ ...valid, zip }).zip).toBe('78701');
  });

  it('drops the condition of land', () => {
    expect(listingSchema.parse({ ...valid, condition: 'Turn-Key' }).condition).toBe('Turn-Key');
    expect(listingSchema.parse({ ...valid, property_type: 'Land', condition: 'Turn-Key' }).condition).toBeNull();
  });

  it('gives every required field of an empty form an error', () => {
    const issues = listingSchema.safeParse(emptyDraft).error?.issues ?? [];
    expect(issues.map(({ path }) => path[0])).toEqual([
      'title',
      'property_type',
      'bedrooms',
      'bathrooms',
      'sqft',
      'lot_sqft',
      'description',
      'address',
      'zip',
      'city',
      'state',
      'price',
    ]);
    expect(issues.every(({ message }) => message.endsWith('.'))).toBe(true);
  });

  it.each<[string, Partial<ListingDraft>]>([
    ['title', { title: 'x'.repeat(141) }],
    ['zip', { zip: '7870' }],
    ['price', { price: 0 }],
    ['price', { price: 1.5 }],
    ['bathrooms', { bathrooms: 1.3 }],
    ['condition', { condition: 'Fine' }],
    ['repair_cost', { repair_cost: -1 }],
    ['vacancy_pct', { vacancy_pct: 100.1 }],
    ['year_built', { year_built: 1599 }],
    ['unit_mix', { unit_mix: [emptyUnitKind] }],
    ['unit_mix', { unit_mix: [{ ...studio, rent: 'a lot' }] }],
    ['unit_mix', { unit_mix: Array.from({ length: 21 }, () => studio) }],
    ['closing_on', { closing_on: '2026-02-30' }],
    ['contract_expires_on', { contract_expires_on: '2101-01-01' }],
    ['latitude', { latitude: 91 }],
  ])('rejects an invalid %s', (field, change) => {
    expect(new Set(fieldsOf(change))).toEqual(new Set([field]));
  });

  it('accepts facts and terms, and turns blank ones into null', () => {
    expect(listingSchema.parse(valid)).toMatchObject({ unit_mix: null, parking: null, closing_on: null, units: null });
    expect(
      listingSchema.parse({ ...valid, unit_mix: [studio], parking: ' Street ', closing_on: '2026-01-31' }),
    ).toMatchObject({
      unit_mix: [{ units: 2, bedrooms: 0, bathrooms: 1, rent: 950 }],
      parking: 'Street',
      closing_on: '2026-01-31',
    });
  });

  it('accepts dates in the past only when editing', () => {
    const terms = { ...valid, closing_on: '2026-11-22', contract_expires_on: '2026-11-23' };
    expect(listingSchema.safeParse(terms).success).toBe(true);
    const posting = newListingSchema('2026-11-23').safeParse(terms);
    expect(posting.error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
      ['closing_on', 'This date is in the past.'],
    ]);
  });
});

describe('a stored draft', () => {
  it('restores a stored draft without fields of the wrong type', () => {
    expect(draftSchema.parse({ ...valid, price: ['a lot'], title: 7, off_market_contract: 'yes' })).toEqual({
      ...valid,
      price: null,
      title: '',
    });
    expect(draftSchema.parse({})).toEqual(emptyDraft);
  });
});
