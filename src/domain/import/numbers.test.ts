import { describe, expect, it } from 'vitest';
import { draftOf, valueOf } from './reading.fixture';

describe('numbers', () => {
  it.each([
    ['noi', 'NOI', '(5,000)', -5000],
    ['noi', 'NOI', '($5,000)', -5000],
    ['noi', 'NOI', '$ (5,000)', -5000],
    ['noi', 'NOI', '5,000-', -5000],
    ['noi', 'NOI', '($24K)', -24_000],
    ['zoning', 'Zoning', '0', ''],
    ['noi', 'NOI', '-$5,000', -5000],
    ['price', 'Price', '$250,000 OBO', 250_000],
    ['price', 'Price', 'Asking: $250k', 250_000],
    ['price', 'Price', '250,000.00', 250_000],
    ['price', 'Price', '2.50000E+05', 250_000],
    ['sqft', 'Sqft', '~1,850 sq ft', 1850],
    ['vacancy_pct', 'Vacancy', '5%', 5],
    ['bathrooms', 'Baths', '2F 1H', 2.5],
    ['bathrooms', 'Baths', '2 full, 1 half', 2.5],
    ['bathrooms', 'Baths', '3 full baths', 3],
    ['bathrooms', 'Baths', '2 1/2', 2.5],
    ['bathrooms', 'Baths', '2.75', 2.75],
    ['bathrooms', 'Baths', '2.0', 2],
    ['bedrooms', 'Beds', 'Studio', 0],
    ['bedrooms', 'Beds', '3 bd', 3],
    ['year_built', 'Year Built', '1985.0', 1985],
    ['lot_sqft', 'Lot size', 'Lot: 0.96 acres', 41_818],
    ['lot_sqft', 'Lot size', '1/4 acre', 10_890],
    ['lot_sqft', 'Lot size', '7,000 SF', 7000],
    ['lot_sqft', 'Lot size', '0.25', 10_890],
    ['lot_sqft', 'Lot size (acres)', '2', 87_120],
    ['lot_sqft', 'Acreage', '.5', 21_780],
    ['lot_sqft', 'Acreage', '0.172', 7492],
    ['lot_sqft', 'Acreage', '1.250', 54_450],
    ['lot_sqft', 'Lot size', '1.250 acres', 54_450],
  ] as const)('%s of “%s: %s” is %s', (field, column, cell, value) => {
    expect(valueOf(field, column, cell)).toEqual({ value, warnings: [], notes: [] });
  });

  it.each([
    ['price', 'Price', '125.000', '125.000'],
    ['price', 'Price', '1.250.000', '1.250.000'],
    ['price', 'Price', '250.000,00 €', '250.000,00 €'],
    ['price', 'Price', '12,50', '12,50'],
    ['noi', 'NOI', '5,000.-', '5,000.-'],
    ['price', 'Price', 'Negotiable', 'Negotiable'],
    ['price', 'Price', 'Call for price', 'Call for price'],
    ['price', 'Price', 'CAD 250,000', 'CAD 250,000'],
    ['price', 'Price', '250-275k', '250-275k'],
    ['price', 'Price', '2.5E+05', 250_000],
    ['price', 'Price', '185', 185],
    ['price', 'Price', '185000000', 185_000_000],
    ['arv', 'ARV', '210', 210],
    ['price', 'Price', '1.2', 1.2],
    ['monthly_rent', 'Rent', '1.25', 1.25],
    ['zoning', 'Zoning', '2-Jan', ''],
    ['bedrooms', 'Beds', '=2+1', '=2+1'],
    ['vacancy_pct', 'Vacancy', '0.05', 5],
    ['lot_sqft', 'Lot size', '5', 0],
    ['monthly_rent', 'Rent', '240000', 240_000],
  ] as const)('%s of “%s: %s” is %s, with a warning', (field, column, cell, value) => {
    const read = valueOf(field, column, cell);
    expect([read.value, read.warnings.length]).toEqual([value, 1]);
  });

  it.each([
    ['bathrooms', 'Baths', '2.1', 2.5],
    ['bathrooms', 'Baths', '3.2', 4],
    ['lot_sqft', 'Lot size', '50 x 120', 6000],
    ['price', 'Price', '249,999.99', 250_000],
  ] as const)('%s of “%s: %s” is %s, and it says so', (field, column, cell, value) => {
    const read = valueOf(field, column, cell);
    expect([read.value, read.warnings, read.notes.length]).toEqual([value, [], 1]);
  });

  it.each([
    ['HOA/month', '150', 1800],
    ['HOA (monthly)', '$150', 1800],
    ['Annual HOA', '1,800', 1800],
    ['HOA dues (USD per year)', '1800', 1800],
    ['HOA', '150/mo', 1800],
    ['HOA', '$150 per month', 1800],
    ['HOA', '1,800/yr', 1800],
    ['HOA', '450 quarterly', 1800],
    ['HOA/month', '1,800 a year', 1800],
    ['HOA', '0', 0],
    ['HOA', 'No HOA', 0],
  ])('“%s: %s” is %s a year', (column, cell, hoa) => {
    const { values, warnings } = draftOf({ Address: '5 Pine Ave', [column]: cell });
    expect([values.annual_expenses.hoa, warnings]).toEqual([hoa, []]);
  });

  it.each([
    ['Monthly', 3000, 0],
    ['Annually', 250, 0],
    ['Quarterly', 1000, 0],
    ['Semi-Annually', '250 Semi-Annually', 1],
    ['', null, 1],
  ])('HOA dues take the period “%s” of the column beside them', (AssociationFeeFrequency, hoa, warnings) => {
    const row = draftOf({ Address: '5 Pine Ave', AssociationFee: '250', AssociationFeeFrequency });
    expect([row.values.annual_expenses.hoa, row.warnings.length]).toEqual([hoa, warnings]);
  });

  it('asks for the period of a fee before taking it, and converts it then', () => {
    const row = { Address: '5 Pine Ave', hoa_fee: '250', 'Property Taxes': '2400', 'Management fee': '8%' };
    const unknown = draftOf(row);
    expect(unknown.values.annual_expenses).toMatchObject({ hoa: null, property_taxes: null, management: '8%' });
    expect(unknown.warnings).toHaveLength(3);
    const units = { 'annual_expenses.hoa': 'month', 'annual_expenses.property_taxes': 'year' } as const;
    const known = draftOf(row, { units });
    expect(known.values.annual_expenses).toMatchObject({ hoa: 3000, property_taxes: 2400 });
    expect(known.notes).toEqual(['HOA dues: “250” a month is $3,000 a year.']);
  });

  it.each([
    ['3/2', 3, 2],
    ['3 / 2.5', 3, 2.5],
    ['3bd/2ba', 3, 2],
    ['4 beds, 2 baths', 4, 2],
    ['Studio/1', 0, 1],
    ['3 x 2', 3, 2],
    ['2026-03-02', 3, 2],
    ['2-Mar', 3, 2],
    ['3/2/2026', 3, 2],
  ])('beds/baths %s are %s and %s', (cell, bedrooms, bathrooms) => {
    const { values, warnings } = draftOf({ Address: '5 Pine Ave', 'Beds/Baths': cell });
    expect(values).toMatchObject({ bedrooms, bathrooms });
    expect(warnings.length).toBe(/Mar|2026/.test(cell) ? 1 : 0);
  });

  it('adds half baths of one column to full ones of another', () => {
    expect(draftOf({ Address: '5 Pine Ave', full_baths: '2', half_baths: '1.0' }).values.bathrooms).toBe(2.5);
    expect(draftOf({ Address: '5 Pine Ave', full_baths: '2', half_baths: '' }).values.bathrooms).toBe(2);
  });
});
