import { describe, expect, it } from 'vitest';
import {
  around,
  capRate,
  cappedCount,
  caughtUp,
  contactAccess,
  feedbackChange,
  feedbackShares,
  hotListings,
  jvText,
  priceDrop,
  pricePerSqft,
  priceSteps,
  shownViews,
  sortFor,
  sortFrom,
  standing,
  swipeStep,
  viewFrom,
  viewsPerDay,
} from './rules';

describe('the address bar', () => {
  it('falls back to featured and grid for what it does not know', () => {
    expect(sortFrom('cap-rate')).toBe('cap-rate');
    expect(sortFrom('price')).toBe('featured');
    expect(sortFrom(null)).toBe('featured');
    expect(sortFrom('best-match')).toBe('best-match');
    expect(sortFor('best-match', 'authenticated')).toBe('best-match');
    expect(sortFor('best-match', 'loading')).toBe('best-match');
    expect(sortFor('best-match', 'unauthenticated')).toBe('featured');
    expect(sortFor('newest', 'unauthenticated')).toBe('newest');
    expect(viewFrom('list')).toBe('list');
    expect(viewFrom('map')).toBe('map');
    expect(viewFrom('globe')).toBe('grid');
    expect(viewFrom(null)).toBe('grid');
  });
});

describe('figures', () => {
  it('caps counts above 1,000', () => {
    expect(cappedCount(0)).toBe('0');
    expect(cappedCount(1000)).toBe('1,000');
    expect(cappedCount(1001)).toBe('1,000+');
  });

  it('has a cap rate only when NOI and price exist', () => {
    expect(capRate(60_000, 800_000)).toBe(7.5);
    expect(capRate(0, 800_000)).toBe(0);
    expect(capRate(-8_000, 800_000)).toBe(-1);
    expect(capRate(null, 800_000)).toBeNull();
    expect(capRate(60_000, null)).toBeNull();
    expect(capRate(60_000, 0)).toBeNull();
  });

  it('has a price per square foot only with an area', () => {
    expect(pricePerSqft(300_000, 1_600)).toBe(188);
    expect(pricePerSqft(300_000, 0)).toBeNull();
  });

  it('counts the first day as a whole one', () => {
    const now = Date.parse('2026-03-11T00:00:00Z');
    expect(viewsPerDay(50, '2026-03-01T00:00:00Z', now)).toBe(5);
    expect(viewsPerDay(50, '2026-03-10T23:00:00Z', now)).toBe(50);
  });
});

const listing = (id: string, view_count: number, created_at = '2026-03-01T00:00:00Z') => ({
  id,
  view_count,
  created_at,
});

describe('HOT', () => {
  const now = Date.parse('2026-03-11T00:00:00Z');
  it('marks the 30% with most views a day', () => {
    const shown = Array.from({ length: 10 }, (_, index) => listing(`l${index}`, index * 10));
    expect([...hotListings(shown, now)].toSorted()).toEqual(['l7', 'l8', 'l9']);
  });

  it('weighs views by time on the market', () => {
    const shown = [listing('old', 100, '2025-03-11T00:00:00Z'), listing('new', 20), listing('a', 1), listing('b', 1)];
    expect([...hotListings(shown, now)]).toEqual(['new']);
  });

  it('marks none without views, and none among too few', () => {
    expect(
      hotListings(
        Array.from({ length: 10 }, (_, index) => listing(`l${index}`, 0)),
        now,
      ).size,
    ).toBe(0);
    expect(hotListings([listing('a', 9), listing('b', 9), listing('c', 9)], now).size).toBe(0);
    expect(hotListings([], now).size).toBe(0);
  });
});

describe('the view count', () => {
  it('shows the known count when nothing is on its way', () => {
    expect(shownViews(7, null)).toBe(7);
  });
  it('includes the visit at once', () => {
    expect(shownViews(7, 7)).toBe(8);
  });
  it('does not count the visit twice when a live update brings it first', () => {
    expect(shownViews(8, 7)).toBe(8);
  });
  it('takes other visitors into account', () => {
    expect(shownViews(12, 7)).toBe(12);
  });
});

describe('counts read again', () => {
  const asked = { view_count: 41, likes: 2, dislikes: 1 };
  const read = { view_count: 44, likes: 5, dislikes: 0 };

  it('take the answer when nothing moved meanwhile', () => {
    expect(caughtUp(asked, asked, read, false)).toEqual(read);
  });

  it('never lower the views: a live update, or the visit itself, was quicker than the answer', () => {
    expect(caughtUp(asked, { ...asked, view_count: 46 }, read, false)).toEqual({ ...read, view_count: 46 });
  });

  it('leave votes alone that moved since, or are on their way', () => {
    expect(caughtUp(asked, { ...asked, likes: 3 }, read, false)).toEqual({ view_count: 44, likes: 3, dislikes: 1 });
    expect(caughtUp(asked, { ...asked, dislikes: 2 }, read, false)).toEqual({ view_count: 44, likes: 2, dislikes: 2 });
    expect(caughtUp(asked, asked, read, true)).toEqual({ view_count: 44, likes: 2, dislikes: 1 });
  });
});

describe('feedback', () => {
  it.each([
    [null, 'like', { next: 'like', likes: 1, dislikes: 0 }],
    [null, 'dislike', { next: 'dislike', likes: 0, dislikes: 1 }],
    ['like', 'like', { next: null, likes: -1, dislikes: 0 }],
    ['dislike', 'dislike', { next: null, likes: 0, dislikes: -1 }],
    ['like', 'dislike', { next: 'dislike', likes: -1, dislikes: 1 }],
    ['dislike', 'like', { next: 'like', likes: 1, dislikes: -1 }],
  ] as const)('from %s, pressing %s', (current, pressed, change) => {
    expect(feedbackChange(current, pressed)).toEqual(change);
  });

  it('shares the bar by the total, half and half when there is none', () => {
    expect(feedbackShares(0, 0)).toEqual({ like: 50, dislike: 50 });
    expect(feedbackShares(2, 1)).toEqual({ like: 67, dislike: 33 });
    expect(feedbackShares(0, 4)).toEqual({ like: 0, dislike: 100 });
  });
});

describe('gates', () => {
  it('locks contact details for visitors and shows to members what they were given', () => {
    const given = { email: 'a@b.test', phone: null };
    const withheld = { email: null, phone: null };
    expect(contactAccess(false, withheld, false)).toBe('locked');
    expect(contactAccess(true, withheld, undefined)).toBe('upgrade');
    expect(contactAccess(true, withheld, false)).toBe('upgrade');
    expect(contactAccess(true, given, false)).toBe('open');
    expect(contactAccess(true, { email: null, phone: '555' }, true)).toBe('open');
  });

  it('does not sell contact details that no membership opens', () => {
    expect(contactAccess(true, { email: null, phone: null }, true)).toBe('connections');
  });

  it('says what a joint-venture share means', () => {
    expect(jvText(0)).toBeNull();
    expect(jvText(50)).toContain('50%');
    expect(jvText(50)).toContain('half and half');
    expect(jvText(25)).toContain('25%');
  });
});

describe('price', () => {
  const now = Date.parse('2026-03-31T00:00:00Z');
  const fell = { status: 'active', price: 440_000, previous_price: 450_000, price_changed_at: '2026-03-01T00:00:00Z' };

  it('dropped for 30 days', () => {
    expect(priceDrop(fell, now)).toBe(10_000);
    expect(priceDrop(fell, now + 1)).toBeNull();
  });

  it('did not drop when it rose, came back, never changed, or the property is sold', () => {
    expect(priceDrop({ ...fell, price: 460_000 }, now)).toBeNull();
    expect(priceDrop({ ...fell, price: 450_000 }, now)).toBeNull();
    expect(priceDrop({ ...fell, previous_price: null, price_changed_at: null }, now)).toBeNull();
    expect(priceDrop({ ...fell, status: 'sold' }, now)).toBeNull();
  });

  it('is told step by step, each against the one before', () => {
    const at = (price: number, day: number) => ({ price, changed_at: `2026-03-0${day}T00:00:00Z` });
    expect(priceSteps([at(450, 3), at(500, 2), at(0, 1)])).toEqual([
      { ...at(450, 3), change: { usd: -50, percent: -10 } },
      { ...at(500, 2), change: { usd: 500, percent: null } },
      { ...at(0, 1), change: null },
    ]);
    expect(priceSteps([])).toEqual([]);
  });
});

describe('pictures', () => {
  it('have no ends', () => {
    expect([-4, -1, 0, 2, 3, 7].map((place) => around(place, 3))).toEqual([2, 2, 0, 2, 0, 1]);
    expect(around(5, 0)).toBe(0);
  });

  it('are leafed by a fifth of their width', () => {
    expect(swipeStep(-60, 300)).toBe(1);
    expect(swipeStep(60, 300)).toBe(-1);
    expect(swipeStep(59, 300)).toBe(0);
    // On a small picture a shaking finger is not a swipe.
    expect(swipeStep(15, 40)).toBe(0);
  });
});

it('tells who reads a paused listing', () => {
  expect(standing({ status: 'active', user_id: 'a' }, 'a')).toBe('active');
  expect(standing({ status: 'sold', user_id: 'a' }, 'a')).toBe('sold');
  expect(standing({ status: 'paused', user_id: 'a' }, 'a')).toBe('paused-own');
  expect(standing({ status: 'paused', user_id: 'a' }, 'staff')).toBe('paused');
});
