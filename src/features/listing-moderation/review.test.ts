import { describe, expect, it } from 'vitest';
import { queueCursor, dueIn } from './review';

const now = Date.parse('2026-11-21T12:00:00Z');

describe('dueIn', () => {
  it.each([
    ['2026-11-22T12:00:00Z', 'Due in 24 h', false],
    ['2026-11-21T13:00:00Z', 'Due in 1 h', false],
    ['2026-11-21T12:59:59Z', 'Due in 59 min', false],
    ['2026-11-21T12:00:00Z', 'Due in 0 min', false],
    ['2026-11-21T11:35:00Z', 'Overdue by 25 min', true],
    ['2026-11-21T10:00:00Z', 'Overdue by 2 h', true],
  ])('returns for %s: %s', (dueAt, text, late) => {
    expect(dueIn(dueAt, now)).toEqual({ text, late });
  });
});

describe('queueCursor', () => {
  const waiting = { id: 'b', requested_at: '2026-01-01' };

  it('continues after a review with a due time', () => {
    expect(queueCursor({ ...waiting, due_at: '2026-01-02' })).toBe(
      'due_at.is.null,due_at.gt.2026-01-02,and(due_at.eq.2026-01-02,' +
        'or(requested_at.gt.2026-01-01,and(requested_at.eq.2026-01-01,id.gt.b)))',
    );
  });

  it('continues after a review without a due time', () => {
    expect(queueCursor({ ...waiting, due_at: null })).toBe(
      'and(due_at.is.null,or(requested_at.gt.2026-01-01,and(requested_at.eq.2026-01-01,id.gt.b)))',
    );
  });
});
