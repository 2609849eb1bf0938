import { describe, expect, it } from 'vitest';
import {
  availability,
  cardsIn,
  currentPlace,
  dealFacts,
  moveBy,
  moveCard,
  neighborOf,
  type BoardCard,
  type CardListing,
} from './board';
import type { Stage } from './stages';

const card = (id: string, stage: Stage, change: Partial<BoardCard> = {}): BoardCard => ({
  id,
  property_id: null,
  title: id,
  address: null,
  price: null,
  stage,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
  listing: null,
  next_task: null,
  offered_price: null,
  contract_price: null,
  ...change,
});
const listing: CardListing = {
  id: 'l',
  title: 'Brick duplex',
  address: '12 Oak St',
  city: 'Austin',
  state: 'TX',
  zip: '78701',
  price: 250_000,
  images: [],
  status: 'active',
};
const cards = [
  card('a', 'watching'),
  card('b', 'watching'),
  card('c', 'watching'),
  card('d', 'offered'),
  card('e', 'closed'),
];
const now = '2026-02-01T00:00:00Z';
const ids = (found: readonly BoardCard[], stage: Stage) =>
  cardsIn(found, stage)
    .map(({ id }) => id)
    .join('');

describe('dealFacts', () => {
  it('shows the listing as it is now', () => {
    expect(dealFacts(card('a', 'watching', { listing }))).toEqual({
      title: 'Brick duplex',
      address: '12 Oak St, Austin, TX 78701',
      price: 250_000,
    });
  });

  it('shows what the card kept without a listing', () => {
    expect(dealFacts(card('a', 'watching', { price: 5 }))).toEqual({ title: 'a', address: null, price: 5 });
  });
});

describe('availability', () => {
  it.each([
    ['a sold listing', { property_id: 'l', listing: { ...listing, status: 'sold' } }, 'Sold'],
    ['a hidden listing', { property_id: 'l', listing: null }, 'No longer listed'],
    ['an active listing', { property_id: 'l', listing }, null],
    ['a deal from elsewhere', { property_id: null, listing: null }, null],
  ])('describes the availability of %s', (_, change, text) => {
    expect(availability(card('a', 'watching', change))).toBe(text);
  });
});

describe('moveCard', () => {
  it.each([
    ['above a card of another stage', { id: 'a', stage: 'offered', beforeId: 'd' }, 'bc', 'ad'],
    ['to the end of another stage', { id: 'a', stage: 'offered', beforeId: null }, 'bc', 'da'],
    ['above itself, where it stays', { id: 'b', stage: 'watching', beforeId: 'b' }, 'abc', 'd'],
    ['above a card that has left, to the end', { id: 'a', stage: 'offered', beforeId: 'b' }, 'bc', 'da'],
    ['that is gone', { id: 'x', stage: 'offered', beforeId: null }, 'abc', 'd'],
  ] as const)('moves a card %s', (_, move, watching, offered) => {
    const moved = moveCard(cards, move, now);
    expect([ids(moved, 'watching'), ids(moved, 'offered')]).toEqual([watching, offered]);
  });

  it('counts a new stage as a change, a new order not', () => {
    const at = (moved: BoardCard[]) => moved.find(({ id }) => id === 'a')?.updated_at;
    expect(at(moveCard(cards, { id: 'a', stage: 'lost', beforeId: null }, now))).toBe(now);
    expect(at(moveCard(cards, { id: 'a', stage: 'watching', beforeId: null }, now))).toBe('2026-01-01T00:00:00Z');
  });

  it('undoes a move by moving to the place before', () => {
    for (const { id } of cards) {
      const before = currentPlace(cards, id);
      const moved = moveCard(cards, { id, stage: 'lost', beforeId: null }, now);
      const back = before ? moveCard(moved, before, now) : [];
      expect(ids(back, 'watching') + ids(back, 'offered') + ids(back, 'closed')).toBe('abcde');
    }
    expect(currentPlace(cards, 'x')).toBeNull();
  });
});

describe('moveBy', () => {
  it.each([
    ['b', 'up', { id: 'b', stage: 'watching', beforeId: 'a' }],
    ['a', 'down', { id: 'a', stage: 'watching', beforeId: 'c' }],
    ['b', 'down', { id: 'b', stage: 'watching', beforeId: null }],
    ['a', 'left', null],
    ['a', 'right', { id: 'a', stage: 'analyzing', beforeId: null }],
    ['x', 'up', null],
  ] as const)('moves %s %s', (id, direction, move) => {
    expect(moveBy(cards, id, direction)).toEqual(move);
  });
});

describe('neighborOf', () => {
  it.each([
    ['a', 'down', 'b'],
    ['c', 'right', 'd'],
    ['d', 'right', 'e'],
    ['d', 'left', 'a'],
    ['x', 'right', null],
  ] as const)('finds the neighbor of %s, %s', (id, direction, next) => {
    expect(neighborOf(cards, id, direction)).toBe(next);
  });
});
