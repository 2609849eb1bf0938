import { describe, expect, it } from 'vitest';
import { dueIn } from './review';

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
