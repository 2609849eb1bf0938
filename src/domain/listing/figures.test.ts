import { describe, expect, it } from 'vitest';
import { capRate, hotListingIds, priceDrop, pricePerSqft, timeOnMarket } from './figures';

describe('capRate', () => {
  it('returns NOI over price in percent', () => {
    expect(capRate(60_000, 800_000)).toBe(7.5);
    expect(capRate(0, 800_000)).toBe(0);
    expect(capRate(-8_000, 800_000)).toBe(-1);
  });

  it('returns null when NOI or price is missing, or the price is 0', () => {
    expect(capRate(null, 800_000)).toBeNull();
    expect(capRate(60_000, null)).toBeNull();
    expect(capRate(60_000, 0)).toBeNull();
  });
});

it('gives a price per square foot only when there is a living area', () => {
  expect(pricePerSqft(300_000, 1_600)).toBe(188);
  expect(pricePerSqft(300_000, 0)).toBeNull();
});

describe('hotListingIds', () => {
  const now = Date.parse('2026-03-11T00:00:00Z');
  const listing = (id: string, view_count: number, created_at = '2026-03-01T00:00:00Z') => ({
    id,
    view_count,
    created_at,
  });

  it('returns the 30% with the most views per day', () => {
    const listings = Array.from({ length: 10 }, (_, index) => listing(`l${index}`, index * 10));
    expect([...hotListingIds(listings, now)].toSorted()).toEqual(['l7', 'l8', 'l9']);
  });
});

describe('priceDrop', () => {
  const now = Date.parse('2026-03-31T00:00:00Z');
  const dropped = {
    status: 'active',
    price: 440_000,
    dropped_from: 450_000,
    price_changed_at: '2026-03-01T00:00:00Z',
  };

  it('returns the drop for 30 days', () => {
    expect(priceDrop(dropped, now)).toBe(10_000);
    expect(priceDrop(dropped, now + 1)).toBeNull();
  });

  it('returns null when the price didn’t drop, never changed, or the property is sold', () => {
    expect(priceDrop({ ...dropped, dropped_from: null }, now)).toBeNull();
    expect(priceDrop({ ...dropped, dropped_from: null, price_changed_at: null }, now)).toBeNull();
    expect(priceDrop({ ...dropped, status: 'sold' }, now)).toBeNull();
  });
});

describe('timeOnMarket', () => {
  const now = Date.parse('2026-03-11T12:00:00Z');

  it.each([
    ['2026-03-10T12:00:01Z', 'New today'],
    ['2026-03-10T12:00:00Z', '1 day on market'],
    ['2026-03-08T11:00:00Z', '3 days on market'],
    ['2022-03-11T12:00:00Z', '1,461 days on market'],
  ])('gives the time on market of a listing posted at %s as %s', (created_at, text) => {
    expect(timeOnMarket({ status: 'active', created_at }, now)).toBe(text);
  });

  it('returns no time on market for a listing that is paused or sold', () => {
    expect(timeOnMarket({ status: 'paused', created_at: '2026-03-08T11:00:00Z' }, now)).toBeNull();
    expect(timeOnMarket({ status: 'sold', created_at: '2026-03-08T11:00:00Z' }, now)).toBeNull();
  });
});
