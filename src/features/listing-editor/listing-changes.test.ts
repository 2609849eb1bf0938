import { describe, expect, it } from 'vitest';
import { listing } from '../../../tests/msw/listings';
import { noTerms } from '@/domain/listing/deal-terms';
import { listingSchema } from '@/domain/listing/listing-form';
import { changedTerms, hasValues, listingChanges, mergeImages } from './listing-changes';
import { toNewListing } from './listing-columns';
import { sameValues } from './same-values';
import { toDraft } from '@/domain/listing/listing-draft';

const stored = listing({ images: ['a', 'b'] });
const values = listingSchema.parse(toDraft(stored, noTerms));

describe('the row of a new listing', () => {
  it('posts coordinates only with a completed address', () => {
    expect(toNewListing(values, 'l', []).listing).not.toHaveProperty('latitude');
    expect(toNewListing({ ...values, latitude: 30, longitude: -97 }, 'l', []).listing).toMatchObject({
      latitude: 30,
      longitude: -97,
    });
  });
});

describe('the changes to a listing', () => {
  it('finds no changes when nothing changed', () => {
    expect(listingChanges(stored, values, ['a', 'b'])).toEqual({});
    expect(sameValues(toDraft(stored, noTerms), toDraft(stored, noTerms))).toBe(true);
    expect(sameValues(toDraft(stored, noTerms), { ...toDraft(stored, noTerms), price: 1 })).toBe(false);
  });

  it('lists the columns that differ', () => {
    expect(listingChanges(stored, { ...values, price: 1, noi: null }, ['b', 'a'])).toEqual({
      price: 1,
      noi: null,
      images: ['b', 'a'],
    });
  });

  it('ignores the key order of expenses', () => {
    const owned = listing({ arv: 520_000, annual_expenses: { hoa: 0, insurance: 1_200, property_taxes: 3_000 } });
    const again = listingSchema.parse(toDraft(owned, noTerms));
    expect(again).toMatchObject({ arv: 520_000, annual_expenses: { property_taxes: 3_000, insurance: 1_200, hoa: 0 } });
    expect(listingChanges(owned, again, [])).toEqual({});
    expect(hasValues(owned, { annual_expenses: { property_taxes: 3_000, insurance: 1_200, hoa: 0 } })).toBe(true);
    expect(
      listingChanges(
        owned,
        { ...again, annual_expenses: { property_taxes: 3_000, insurance: 1_200 }, vacancy_pct: 5 },
        [],
      ),
    ).toEqual({
      annual_expenses: { property_taxes: 3_000, insurance: 1_200 },
      vacancy_pct: 5,
    });
  });

  it('ignores the key order of the unit mix', () => {
    const mixed = listing({
      units: 4,
      unit_mix: [
        { rent: 950, units: 2, bedrooms: 2, bathrooms: 1.5 },
        { sqft: 480, units: 2, bedrooms: 0, bathrooms: 1 },
      ],
    });
    const draft = toDraft(mixed, noTerms);
    expect(draft.unit_mix).toEqual([
      { units: 2, bedrooms: 2, bathrooms: 1.5, sqft: null, rent: 950 },
      { units: 2, bedrooms: 0, bathrooms: 1, sqft: 480, rent: null },
    ]);
    expect(sameValues(draft, { ...draft, unit_mix: draft.unit_mix.map((kind) => ({ ...kind })) })).toBe(true);
    expect(sameValues(draft, { ...draft, unit_mix: [] })).toBe(false);
    const again = listingSchema.parse(draft);
    expect(listingChanges(mixed, again, [])).toEqual({});
    expect(listingChanges(mixed, { ...again, unit_mix: null }, [])).toEqual({ unit_mix: null });
  });

  it('counts the units of the mix when their number is blank', () => {
    const unit_mix = [
      { units: 3, bedrooms: 1, bathrooms: 1, sqft: null, rent: null },
      { units: 1, bedrooms: 2, bathrooms: 1, sqft: null, rent: null },
    ];
    const draft = { ...toDraft(stored, noTerms), unit_mix };
    expect(listingSchema.parse(draft).units).toBe(4);
    expect(listingSchema.parse({ ...draft, units: 5 }).units).toBe(5);
  });

  it('clears the old coordinates or sets those of the new address', () => {
    expect(listingChanges(stored, { ...values, city: 'Elgin' }, ['a', 'b'])).toEqual({
      city: 'Elgin',
      latitude: null,
      longitude: null,
    });
    expect(listingChanges(stored, { ...values, city: 'Elgin', latitude: 31, longitude: -98 }, ['a', 'b'])).toEqual({
      city: 'Elgin',
      latitude: 31,
      longitude: -98,
    });
  });

  it('recognizes changes that a listing already has', () => {
    expect(hasValues(stored, { title: stored.title, images: ['a', 'b'] })).toBe(true);
    expect(hasValues(stored, { title: stored.title, images: ['b', 'a'] })).toBe(false);
    // Filled in from the ZIP code.
    expect(hasValues(stored, { latitude: null, longitude: null, county: null })).toBe(true);
    expect(hasValues(stored, { noi: null })).toBe(false);
  });

  it('excludes pictures that another tab removed', () => {
    expect(mergeImages(['new', 'a', 'b'], ['a', 'b'], ['b', 'c'])).toEqual(['new', 'b']);
  });
});

it('the deal terms are those of the form, unless they’re unchanged', () => {
  const terms = { ...noTerms, contract_price: 90_000, closing_on: '2026-12-01', contract_shared: true };
  const draft = toDraft(stored, terms);
  expect(draft).toMatchObject({ contract_price: 90_000, closing_on: '2026-12-01', contract_expires_on: '' });
  expect(changedTerms(listingSchema.parse(draft), terms)).toBeNull();
  expect(changedTerms(listingSchema.parse({ ...draft, closing_on: '' }), terms)).toEqual({
    ...terms,
    closing_on: null,
  });
  expect(changedTerms(values, noTerms)).toBeNull();
});
