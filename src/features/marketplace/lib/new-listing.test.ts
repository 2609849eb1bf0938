import { describe, expect, it } from 'vitest';
import { listing } from '../../../../tests/msw/listings';
import { listingSchema } from '../schema';
import { changesTo, draftOf, imagesOver, isJustPosted, newListing, sameDraft, says } from './new-listing';

const stored = listing({ images: ['a', 'b'] });
const values = listingSchema.parse(draftOf(stored));

describe('the row of a new listing', () => {
  it('states coordinates only where the address told them', () => {
    const owner = { id: 'l', userId: 'u', images: [] };
    expect(newListing(values, owner)).not.toHaveProperty('latitude');
    expect(newListing({ ...values, latitude: 30, longitude: -97 }, owner)).toMatchObject({
      latitude: 30,
      longitude: -97,
    });
  });
});

describe('a listing that is posted again', () => {
  const at = '2026-03-01T12:00:00+00:00';
  const minutesLater = (minutes: number) => Date.parse(at) + minutes * 60_000;

  it('is another try within the hour, and only while nobody has edited it', () => {
    expect(isJustPosted({ created_at: at, updated_at: at }, minutesLater(59))).toBe(true);
    expect(isJustPosted({ created_at: at, updated_at: at }, minutesLater(60))).toBe(false);
    expect(isJustPosted({ created_at: at, updated_at: '2026-03-01T12:00:01+00:00' }, minutesLater(1))).toBe(false);
  });
});

describe('the changes to a listing', () => {
  it('are none when nothing was touched', () => {
    expect(changesTo(stored, values, ['a', 'b'])).toEqual({});
    expect(sameDraft(draftOf(stored), draftOf(stored))).toBe(true);
    expect(sameDraft(draftOf(stored), { ...draftOf(stored), price: 1 })).toBe(false);
  });

  it('are the columns that differ', () => {
    expect(changesTo(stored, { ...values, price: 1, noi: null }, ['b', 'a'])).toEqual({
      price: 1,
      noi: null,
      images: ['b', 'a'],
    });
  });

  it('see past the order in which Postgres keeps the expenses', () => {
    const owned = listing({ arv: 520_000, annual_expenses: { hoa: 0, insurance: 1_200, property_taxes: 3_000 } });
    const again = listingSchema.parse(draftOf(owned));
    expect(again).toMatchObject({ arv: 520_000, propertyTaxes: 3_000, insurance: 1_200, hoa: 0, utilities: null });
    expect(changesTo(owned, again, [])).toEqual({});
    expect(says(owned, { annual_expenses: { property_taxes: 3_000, insurance: 1_200, hoa: 0 } })).toBe(true);
    expect(changesTo(owned, { ...again, hoa: null, vacancyPct: 5 }, [])).toEqual({
      annual_expenses: { property_taxes: 3_000, insurance: 1_200 },
      vacancy_pct: 5,
    });
  });

  it('drop the coordinates of the old address, or bring those of the new one', () => {
    expect(changesTo(stored, { ...values, city: 'Elgin' }, ['a', 'b'])).toEqual({
      city: 'Elgin',
      latitude: null,
      longitude: null,
    });
    expect(changesTo(stored, { ...values, city: 'Elgin', latitude: 31, longitude: -98 }, ['a', 'b'])).toEqual({
      city: 'Elgin',
      latitude: 31,
      longitude: -98,
    });
  });

  it('are recognised in a listing that has them already', () => {
    expect(says(stored, { title: stored.title, images: ['a', 'b'] })).toBe(true);
    expect(says(stored, { title: stored.title, images: ['b', 'a'] })).toBe(false);
    // Filled in from the ZIP code.
    expect(says(stored, { latitude: null, longitude: null, county: null })).toBe(true);
    expect(says(stored, { noi: null })).toBe(false);
  });

  it('leave out pictures that another tab has removed', () => {
    expect(imagesOver(['new', 'a', 'b'], ['a', 'b'], ['b', 'c'])).toEqual(['new', 'b']);
  });
});
