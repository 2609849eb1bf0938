import { describe, expect, it } from 'vitest';
import { analysisSchema, dealSchema, taskSchema } from './schema';

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

describe('a saved analysis', () => {
  const draft = { name: ' Flip ', cardId: '', title: ' Elm ' };
  it('needs a name, and without a listing a deal or the name of a new one', () => {
    expect(problems(analysisSchema(null).safeParse({ ...draft, name: ' ' }))).toEqual(['Enter a name.']);
    expect(problems(analysisSchema(null).safeParse({ ...draft, title: ' ' }))).toEqual(['Enter a name for this deal.']);
  });
});
