import { describe, expect, it } from 'vitest';
import { usStates } from '@/shared/lib/us-states';
import { listPlace, matchingOptions, optionTyped } from './combobox-rules';

const states = usStates.map(([code, name]) => ({ value: code, label: name, code }));
const found = (typed: string) => matchingOptions(states, typed).map(({ value }) => value);
const named = (...labels: string[]) => labels.map((label) => ({ value: label, label }));

describe('what typing finds', () => {
  it('is everything, in its order, while nothing is typed', () => {
    expect(found('')).toEqual(usStates.map(([code]) => code));
    expect(found('  ')).toHaveLength(usStates.length);
  });

  it('is the code before the names that hold it', () => {
    expect(found('or').slice(0, 1)).toEqual(['OR']);
    expect(found('va')).toEqual(['VA', 'NV', 'PA']);
    expect(found('TX')).toEqual(['TX']);
  });

  it('is a beginning of the name, then of the code, then of a word, then any part', () => {
    expect(found('new')).toEqual(['NH', 'NJ', 'NM', 'NY']);
    expect(found('m').slice(-1)).toEqual(['WY']);
    expect(found('car')).toEqual(['NC', 'SC']);
    expect(found('zon')).toEqual(['AZ']);
  });

  it.each([
    ['dona', 'Doña Ana'],
    ['st louis', 'St. Louis'],
    ['prince georges', "Prince George's"],
    ['PRINCE', "Prince George's"],
  ])('%s finds %s', (typed, label) => {
    expect(matchingOptions(named('Doña Ana', 'St. Louis', "Prince George's"), typed)).toEqual(named(label));
  });

  it('is nothing for what no option has, and for mere signs', () => {
    expect(found('zzz')).toEqual([]);
    expect(found('...')).toEqual([]);
  });
});

describe('what is typed in full', () => {
  it.each([
    ['texas', 'TX'],
    ['tx', 'TX'],
    [' Texas ', 'TX'],
    ['virginia', 'VA'],
  ])('%s', (typed, value) => {
    expect(optionTyped(states, typed)?.value).toBe(value);
  });

  it.each(['', 'tex', '?'])('not %j', (typed) => {
    expect(optionTyped(states, typed)).toBeNull();
  });
});

describe('where the list stands', () => {
  const view = { top: 0, bottom: 800 };
  it('below, where there is room', () => {
    expect(listPlace({ top: 100, bottom: 144 }, view)).toEqual({ side: 'below', maxHeight: 320 });
    expect(listPlace({ top: 100, bottom: 144 }, view, 400).maxHeight).toBe(400);
  });

  it('above, where there is more room than below', () => {
    expect(listPlace({ top: 700, bottom: 744 }, view)).toEqual({ side: 'above', maxHeight: 320 });
  });

  it('no taller than what the keyboard leaves', () => {
    expect(listPlace({ top: 100, bottom: 144 }, { top: 0, bottom: 300 })).toEqual({ side: 'below', maxHeight: 148 });
    expect(listPlace({ top: 180, bottom: 224 }, { top: 0, bottom: 300 })).toEqual({ side: 'above', maxHeight: 172 });
  });

  it('never so small that nothing can be read', () => {
    expect(listPlace({ top: 40, bottom: 84 }, { top: 0, bottom: 120 }).maxHeight).toBe(96);
  });
});
