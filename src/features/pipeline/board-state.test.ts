import { describe, expect, it } from 'vitest';
import type { BoardCard } from './board';
import { boardCodec, defaultSort, listedCards, sortedBy, sorts } from './board-state';

const id = '11111111-1111-4111-8111-111111111111';
const card = (title: string, change: Partial<BoardCard> = {}): BoardCard => ({
  id: title,
  property_id: null,
  title,
  address: null,
  price: null,
  stage: 'watching',
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
  listing: null,
  next_task: null,
  offered_price: null,
  contract_price: null,
  ...change,
});

describe('boardCodec', () => {
  it('starts with the board', () => {
    const initial = boardCodec.parse('');
    expect(initial).toEqual({ view: 'board', stage: null, sort: defaultSort, card: null });
    expect(boardCodec.serialize(initial)).toBe('');
  });

  it('writes every part of the board to the URL', () => {
    const query = `view=list&stage=closed&sort=-price&card=${id}`;
    expect(boardCodec.serialize(boardCodec.parse(query))).toBe(query);
    expect(boardCodec.serialize(boardCodec.parse('sort=title'), new URLSearchParams('x=1&card=y'))).toBe(
      'x=1&sort=title',
    );
  });
});

describe('sortedBy', () => {
  it('reverses the current column, and starts with the latest change', () => {
    expect(sortedBy({ by: 'price', descending: false }, 'price')).toEqual({ by: 'price', descending: true });
    expect(sortedBy(defaultSort, 'price')).toEqual({ by: 'price', descending: false });
    expect(sortedBy({ by: 'price', descending: true }, 'updated')).toEqual(defaultSort);
  });
});

describe('listedCards', () => {
  const task = (due_on: string | null, due_at: string | null = null) => ({ id: 't', title: 't', due_on, due_at });
  const cards = [
    card('B', { price: 2, next_task: task('2026-03-01'), updated_at: '2026-01-02T00:00:00Z' }),
    card('A', { stage: 'offered', next_task: task(null, '2026-02-01T00:00:00Z'), updated_at: '2026-01-03T00:00:00Z' }),
    card('C', { price: 1, next_task: task(null) }),
  ];
  const order = (by: (typeof sorts)[number], descending = false) =>
    listedCards(cards, null, { by, descending })
      .map(({ title }) => title)
      .join('');

  it('sorts by every column, with missing values last', () => {
    expect(sorts.map((by) => order(by))).toEqual(['ABC', 'BCA', 'CBA', 'ABC', 'CBA']);
    expect(sorts.map((by) => order(by, true))).toEqual(['CBA', 'ABC', 'BCA', 'BAC', 'ABC']);
  });
});
