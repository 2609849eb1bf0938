import { describe, expect, it } from 'vitest';
import { afterInQueue, dueIn } from './reviews';

const now = Date.parse('2026-11-21T12:00:00Z');

describe('the clock of a review', () => {
  it.each([
    ['2026-11-22T12:00:00Z', 'Due in 24 h', false],
    ['2026-11-21T15:59:59Z', 'Due in 3 h', false],
    ['2026-11-21T13:00:00Z', 'Due in 1 h', false],
    ['2026-11-21T12:59:59Z', 'Due in 59 min', false],
    ['2026-11-21T12:00:00Z', 'Due in 0 min', false],
    ['2026-11-21T11:35:00Z', 'Overdue by 25 min', true],
    ['2026-11-21T10:00:00Z', 'Overdue by 2 h', true],
    ['2026-11-11T12:00:00Z', 'Overdue by 240 h', true],
  ])('%s is %s', (dueAt, text, late) => {
    expect(dueIn(dueAt, now)).toEqual({ text, late });
  });

  it('runs for nobody without a time, nor for what is none', () => {
    expect(dueIn(null, now)).toBeNull();
    expect(dueIn('soon', now)).toBeNull();
  });
});

describe('the queue', () => {
  const waiting = { id: 'b', requested_at: '2026-01-01' };

  it('goes on after a request with a time by when', () => {
    expect(afterInQueue({ ...waiting, due_at: '2026-01-02' })).toBe(
      'due_at.is.null,due_at.gt.2026-01-02,and(due_at.eq.2026-01-02,or(requested_at.gt.2026-01-01,and(requested_at.eq.2026-01-01,id.gt.b)))',
    );
  });

  it('goes on after one without among those without', () => {
    expect(afterInQueue({ ...waiting, due_at: null })).toBe(
      'and(due_at.is.null,or(requested_at.gt.2026-01-01,and(requested_at.eq.2026-01-01,id.gt.b)))',
    );
  });
});
