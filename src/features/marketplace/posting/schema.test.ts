import { describe, expect, it } from 'vitest';
import { draftSchema, emptyDraft, listingSchema, type ListingDraft } from './schema';

const valid: ListingDraft = {
  ...emptyDraft,
  title: 'Brick duplex near the park',
  propertyType: 'Multi Family',
  description: 'Two units.',
  address: '12 Elm St',
  zip: '78701',
  city: 'Austin',
  state: 'TX',
  price: 450_000,
  bedrooms: 4,
  bathrooms: 2.5,
  sqft: 1_900,
  lotSqft: 0,
};

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

  it('drops the condition of land', () => {
    expect(listingSchema.parse({ ...valid, condition: 'Turn-Key' }).condition).toBe('Turn-Key');
    expect(listingSchema.parse({ ...valid, propertyType: 'Land', condition: 'Turn-Key' }).condition).toBeNull();
  });

  it('has an error for every required field of an empty form', () => {
    const issues = listingSchema.safeParse(emptyDraft).error?.issues ?? [];
    expect(issues.map(({ path }) => path[0])).toEqual([
      'title',
      'propertyType',
      'description',
      'address',
      'zip',
      'city',
      'state',
      'price',
      'bedrooms',
      'bathrooms',
      'sqft',
      'lotSqft',
    ]);
    expect(issues.every(({ message }) => message.endsWith('.'))).toBe(true);
  });

  it.each<[string, Partial<ListingDraft>]>([
    ['title', { title: '   ' }],
    ['title', { title: 'x'.repeat(141) }],
    ['description', { description: 'x'.repeat(8001) }],
    ['zip', { zip: '7870' }],
    ['zip', { zip: '78701-1234' }],
    ['state', { state: 'ZZ' }],
    ['state', { state: 'tx' }],
    ['price', { price: 0 }],
    ['price', { price: 1.5 }],
    ['price', { price: 1e308 }],
    ['price', { price: Number.NaN }],
    ['bedrooms', { bedrooms: -1 }],
    ['bathrooms', { bathrooms: 1.3 }],
    ['bathrooms', { bathrooms: -0.5 }],
    ['sqft', { sqft: 2_000_000_001 }],
    ['condition', { condition: 'Fine' }],
    ['occupancy', { occupancy: '' }],
    ['noi', { noi: 1.5 }],
    ['arv', { arv: 0 }],
    ['repairCost', { repairCost: -1 }],
    ['monthlyRent', { monthlyRent: 1e308 }],
    ['otherMonthlyIncome', { otherMonthlyIncome: 0.5 }],
    ['vacancyPct', { vacancyPct: 100.1 }],
    ['vacancyPct', { vacancyPct: Number.NaN }],
    ['propertyTaxes', { propertyTaxes: -1 }],
    ['otherExpenses', { otherExpenses: 100_000_000_001 }],
    ['latitude', { latitude: 91 }],
    ['longitude', { longitude: Number.NaN }],
  ])('rejects an invalid %s', (field, change) => {
    expect(new Set(fieldsOf(change))).toEqual(new Set([field]));
  });

  it('accepts zero rooms and zero area', () => {
    expect(fieldsOf({ bedrooms: 0, bathrooms: 0, sqft: 0, lotSqft: 0 })).toEqual([]);
  });
});

describe('a stored draft', () => {
  it('is restored unchanged', () => {
    expect(draftSchema.parse(valid)).toEqual(valid);
  });
  it('is restored without fields of the wrong type', () => {
    expect(draftSchema.parse({ ...valid, price: ['a lot'], title: 7, offMarketContract: 'yes' })).toEqual({
      ...valid,
      price: null,
      title: '',
    });
    expect(draftSchema.parse({})).toEqual(emptyDraft);
  });
});
