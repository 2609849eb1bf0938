import { describe, expect, it } from 'vitest';
import type { DealListItem } from '@/features/deals/api/queries';
import { deadlinesOf } from './needs-you-items';

const now = Date.parse('2026-11-27T12:00:00Z');

function deal(id: string, ...due: string[]): DealListItem {
  return {
    id,
    offer_id: id,
    title: `Deal ${id}`,
    address: '1 Main St',
    time_zone: 'UTC',
    state: 'open',
    end_reason: null,
    created_at: '2026-11-01T00:00:00Z',
    ended_at: null,
    milestones: due.map((due_at) => ({ kind: 'closing', state: 'pending', due_at })),
    parties: [],
  };
}

describe('deadlinesOf', () => {
  it('has the next deadline of each deal that is overdue or within a week, soonest first', () => {
    const deals = [
      deal('a', '2026-12-04T12:00:00Z', '2026-12-02T12:00:00Z'),
      deal('b', '2026-11-26T12:00:00Z'),
      deal('c', '2026-12-04T12:00:01Z'),
      deal('d'),
    ];
    expect(deadlinesOf(deals, now).map(({ id, due }) => [id, due])).toEqual([
      ['b', '2026-11-26T12:00:00Z'],
      ['a', '2026-12-02T12:00:00Z'],
    ]);
  });
});
