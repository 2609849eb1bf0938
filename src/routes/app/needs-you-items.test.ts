import { expect, it } from 'vitest';
import { answerItems } from './needs-you-items';

const now = Date.parse('2026-11-27T12:00:00Z');

const offer = (id: string, due: string, listing_id: string | null) => ({
  id,
  title: `Offer ${id}`,
  respond_by: `2026-11-${due}:00:00Z`,
  listing_id,
});

it('makes one item per listing, which leads to the offer if there is only one, and leaves out expired offers', () => {
  const offers = [
    offer('a', '27T12', 'expired'),
    offer('b', '28T09', 'shed'),
    offer('c', '28T10', null),
    offer('d', '28T11', 'barn'),
    offer('e', '28T12', 'shed'),
  ];
  expect(answerItems(offers, now).map(({ title, offers: count, to, due }) => [title, count, to, due])).toEqual([
    ['Offer b', 2, '/deals', '2026-11-28T09:00:00Z'],
    ['Offer c', 1, '/offers/c', '2026-11-28T10:00:00Z'],
    ['Offer d', 1, '/offers/d', '2026-11-28T11:00:00Z'],
  ]);
});
