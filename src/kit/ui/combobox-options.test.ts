import { describe, expect, it } from 'vitest';
import { usStates } from '@/domain/place/us-states';
import { exactMatch, matchingOptions } from './combobox-options';

const states = usStates.map(([code, name]) => ({ value: code, label: name, code }));
const found = (typed: string) => matchingOptions(states, typed).map(({ value }) => value);
const named = (...labels: string[]) => labels.map((label) => ({ value: label, label }));

describe('matchingOptions', () => {
  it('ranks a code above names that contain it', () => {
    expect(found('or').slice(0, 1)).toEqual(['OR']);
    expect(found('va')).toEqual(['VA', 'NV', 'PA']);
    expect(found('TX')).toEqual(['TX']);
  });

  it('ranks the start of the name, then of the code, then of a word, then any part', () => {
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

  it('lists some options only when they are searched', () => {
    const options = [
      { value: 'ET', label: 'Eastern Time' },
      { value: 'Kolkata', label: 'Asia / Kolkata', searchOnly: true },
    ];
    expect(matchingOptions(options, '').map(({ value }) => value)).toEqual(['ET']);
    expect(matchingOptions(options, 'kol').map(({ value }) => value)).toEqual(['Kolkata']);
  });
});

describe('exactMatch', () => {
  it.each([
    ['texas', 'TX'],
    ['tx', 'TX'],
    [' Texas ', 'TX'],
    ['virginia', 'VA'],
  ])('%s', (typed, value) => {
    expect(exactMatch(states, typed)?.value).toBe(value);
  });

  it.each(['', 'tex', '?'])('returns null for %j', (typed) => {
    expect(exactMatch(states, typed)).toBeNull();
  });
});
