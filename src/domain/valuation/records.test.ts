import { expect, it } from 'vitest';
import { dayOf, saleOf, storedValue, type HomeRecord, type SaleRecord } from './records.ts';

const home: HomeRecord = {
  latitude: 41.6,
  longitude: -83.5,
  property_type: 'Single Family',
  sqft: 1500,
  lot_sqft: null,
  year_built: null,
  bedrooms: 3,
  bathrooms: 1.5,
  units: 1,
};

/** A sale of $100 per square foot, $40 for buildings of several homes. */
function sale(index: number, type = 'Single Family'): SaleRecord {
  const sqft = 1000 + 10 * index;
  return {
    ...home,
    id: `${type} ${index}`,
    sold_on: '2026-01-15',
    price: sqft * (type === 'Multi Family' ? 40 : 100),
    latitude: home.latitude + index / 10_000,
    address: null,
    sqft,
    property_type: type,
    half_baths: null,
    garage: null,
    condition: null,
    construction: null,
    parking: null,
  };
}

const indexes = Array.from({ length: 100 }, (_, index) => index);
const sales = indexes.flatMap((index) => [sale(index), sale(index, 'Multi Family')]);

it('values a home by sales of homes, and a building of several by its like', () => {
  for (const [property_type, value] of [
    ['Single Family', 150_000],
    ['Multi Family', 60_000],
  ] as const) {
    const stored = storedValue('sale', { ...home, property_type }, '2026-02-01', { sales, past: [] });
    expect((stored?.value ?? 0) / value).toBeCloseTo(1, 2);
    expect(stored).toMatchObject({ kind: 'sale', as_of: '2026-02-01', low: null, high: null, why: null });
    expect(new Set(stored?.comps.map((comp) => comp.property_type))).toEqual(new Set([property_type]));
  }
});

it('says why there’s no value, and nothing without any sales', () => {
  const few = { sales: sales.slice(0, 20), past: [] };
  expect(storedValue('sale', home, '2026-02-01', few)).toMatchObject({
    value: null,
    why: expect.stringMatching(/^Only 10/),
  });
  expect(storedValue('lease', home, '2026-02-01', { sales: [], past: [] })).toBeNull();
});

it('reads half baths from a fraction, unless they’re counted apart', () => {
  expect(saleOf({ ...sale(1), bathrooms: 2.5 })).toMatchObject({ baths: 2, halfBaths: 1 });
  expect(saleOf({ ...sale(1), bathrooms: 2, half_baths: 1 })).toMatchObject({ baths: 2, halfBaths: 1 });
  expect(dayOf('1970-01-03')).toBe(2);
});
