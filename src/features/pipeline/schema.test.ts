import { describe, expect, it } from 'vitest';
import { analysisNameSchema, dealSchema, notesDraftSchema, taskSchema } from './schema';

const problems = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues.map(({ message }) => message) ?? [];

describe('dealSchema', () => {
  const deal = { title: ' Elm ', address: ' ', price: null, stage: 'watching' };
  it('trims, and turns a blank address into null', () => {
    expect(dealSchema.parse(deal)).toEqual({ title: 'Elm', address: null, price: null, stage: 'watching' });
  });

  it('needs a name and a valid price', () => {
    expect(problems(dealSchema.safeParse({ ...deal, title: ' ', price: 0 }))).toHaveLength(2);
    expect(problems(dealSchema.safeParse({ ...deal, title: 'x'.repeat(161) }))).toEqual([
      'Use at most 160 characters.',
    ]);
  });
});

describe('taskSchema', () => {
  it.each([
    [{ title: 'Call', day: '', time: '' }, []],
    [{ title: 'Call', day: '2026-11-24', time: '10:00' }, []],
    [{ title: ' ', day: '', time: '' }, ['Enter what to do.']],
    [{ title: 'Call', day: '', time: '10:00' }, ['Enter the date, too.']],
    [{ title: 'Call', day: '1026-11-24', time: '' }, ['Enter a valid date.']],
  ])('%j', (task, found) => {
    expect(problems(taskSchema.safeParse(task))).toEqual(found);
  });
});

it('needs a name for an analysis', () => {
  expect(problems(analysisNameSchema.safeParse(' '))).toEqual(['Enter a name.']);
});

it('rejects a broken draft', () => {
  expect(notesDraftSchema.safeParse({ text: 1 }).success).toBe(false);
  expect(notesDraftSchema.parse(null)).toBeNull();
});
