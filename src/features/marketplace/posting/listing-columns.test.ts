import { describe, expect, it } from 'vitest';
import { listing } from '../../../../tests/msw/listings';
import { listingSchema } from './schema';
import {
  listingChanges,
  toDraft,
  mergeImages,
  isJustPosted,
  toNewListing,
  isSameDraft,
  hasChanges,
} from './listing-columns';

const stored = listing({ images: ['a', 'b'] });
const values = listingSchema.parse(toDraft(stored));

describe('the row of a new listing', () => {
  it('has coordinates only with a completed address', () => {
    const owner = { id: 'l', userId: 'u', images: [] };
    expect(toNewListing(values, owner)).not.toHaveProperty('latitude');
    expect(toNewListing({ ...values, latitude: 30, longitude: -97 }, owner)).toMatchObject({
      latitude: 30,
      longitude: -97,
    });
  });
});

describe('a listing that is posted again', () => {
  const at = '2026-03-01T12:00:00+00:00';
  const minutesLater = (minutes: number) => Date.parse(at) + minutes * 60_000;

  it('is a retry within an hour while it hasn’t been edited', () => {
    expect(isJustPosted({ created_at: at, updated_at: at }, minutesLater(59))).toBe(true);
    expect(isJustPosted({ created_at: at, updated_at: at }, minutesLater(60))).toBe(false);
    expect(isJustPosted({ created_at: at, updated_at: '2026-03-01T12:00:01+00:00' }, minutesLater(1))).toBe(false);
  });
});

describe('the changes to a listing', () => {
  it('are empty when nothing changed', () => {
    expect(listingChanges(stored, values, ['a', 'b'])).toEqual({});
    expect(isSameDraft(toDraft(stored), toDraft(stored))).toBe(true);
    expect(isSameDraft(toDraft(stored), { ...toDraft(stored), price: 1 })).toBe(false);
  });

  it('contain the columns that differ', () => {
    expect(listingChanges(stored, { ...values, price: 1, noi: null }, ['b', 'a'])).toEqual({
      price: 1,
      noi: null,
      images: ['b', 'a'],
    });
  });

  it('ignore the key order of expenses', () => {
    const owned = listing({ arv: 520_000, annual_expenses: { hoa: 0, insurance: 1_200, property_taxes: 3_000 } });
    const again = listingSchema.parse(toDraft(owned));
    expect(again).toMatchObject({ arv: 520_000, propertyTaxes: 3_000, insurance: 1_200, hoa: 0, utilities: null });
    expect(listingChanges(owned, again, [])).toEqual({});
    expect(hasChanges(owned, { annual_expenses: { property_taxes: 3_000, insurance: 1_200, hoa: 0 } })).toBe(true);
    expect(listingChanges(owned, { ...again, hoa: null, vacancyPct: 5 }, [])).toEqual({
      annual_expenses: { property_taxes: 3_000, insurance: 1_200 },
      vacancy_pct: 5,
    });
  });

  it('clear the old coordinates or set those of the new address', () => {
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

  it('are recognized in a listing that already has them', () => {
    expect(hasChanges(stored, { title: stored.title, images: ['a', 'b'] })).toBe(true);
    expect(hasChanges(stored, { title: stored.title, images: ['b', 'a'] })).toBe(false);
    // Filled in from the ZIP code.
    expect(hasChanges(stored, { latitude: null, longitude: null, county: null })).toBe(true);
    expect(hasChanges(stored, { noi: null })).toBe(false);
  });

  it('exclude pictures that another tab removed', () => {
    expect(mergeImages(['new', 'a', 'b'], ['a', 'b'], ['b', 'c'])).toEqual(['new', 'b']);
  });
});
