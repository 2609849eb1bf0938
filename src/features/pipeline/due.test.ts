import { describe, expect, it } from 'vitest';
import { dueState, dueText, fromDue, inOrder, toDue } from './due';

const now = new Date('2026-11-24T12:00');
const on = (due_on: string) => ({ due_on, due_at: null });
const at = (time: string) => ({ due_on: null, due_at: new Date(time).toISOString() });
const never = { due_on: null, due_at: null };

describe('dueState', () => {
  it.each([
    [on('2026-11-23'), 'overdue'],
    [on('2026-11-24'), 'today'],
    [at('2026-11-24T11:59'), 'overdue'],
    [at('2026-11-24T23:59'), 'today'],
    [at('2026-11-25T00:00'), 'later'],
    [never, 'none'],
  ])('%j is %s', (due, state) => {
    expect(dueState(due, now)).toBe(state);
  });
});

describe('dueText', () => {
  it.each([
    [on('2026-11-24'), 'Today'],
    [on('2027-01-02'), 'Jan 2, 2027'],
    [never, null],
  ])('%j is %s', (due, text) => {
    expect(dueText(due, now)).toBe(text);
  });
});

it('converts fields to a due date and back', () => {
  expect(toDue('', '')).toEqual(never);
  expect(toDue('2026-11-24', '')).toEqual(on('2026-11-24'));
  expect(toDue('2026-11-24', '16:30')).toEqual(at('2026-11-24T16:30'));
  for (const fields of [
    { day: '', time: '' },
    { day: '2026-11-24', time: '' },
    { day: '2026-11-24', time: '04:05' },
  ]) {
    expect(fromDue(toDue(fields.day, fields.time))).toEqual(fields);
  }
});

it('leaves the second one of a repeated hour when only the title changes', () => {
  const second = { due_on: null, due_at: '2026-11-01T07:30:00+00:00' };
  const { day, time } = fromDue(second);
  expect(toDue(day, time, second)).toEqual(second);
  expect(toDue(day, '', second)).toEqual(on(day));
});

it('sorts open tasks by due date, then done ones by when they were done', () => {
  const task = (
    name: string,
    due: typeof never | ReturnType<typeof on> | ReturnType<typeof at>,
    done: string | null = null,
  ) => ({
    name,
    ...due,
    done_at: done,
    created_at: `2026-01-0${name.length}`,
  });
  const sorted = inOrder([
    task('done', on('2020-01-01'), '2026-01-01'),
    task('nodate', never),
    task('late', on('2026-11-25')),
    task('doner', never, '2026-01-02'),
    task('noon', at('2026-11-24T12:00')),
    task('day', on('2026-11-24')),
    task('no', never),
  ]);
  expect(sorted.map(({ name }) => name)).toEqual(['noon', 'day', 'late', 'no', 'nodate', 'doner', 'done']);
});
