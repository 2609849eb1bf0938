import { expect, it } from 'vitest';
import { missingForNext } from './trust';

const next = { days_active: 7, reads: 30, people: 3, connections: 0 };

it('lists what the next level still takes', () => {
  expect(missingForNext({ level: 1, days_active: 6, reads: 10, people: 3, connections: 0, next })).toEqual([
    '1 more active day',
    '20 more topics, listings, or profiles to read',
  ]);
});

it('lists nothing at the highest level, or when only time is missing', () => {
  expect(missingForNext({ level: 3, ...next, next: null })).toEqual([]);
  expect(missingForNext({ level: 0, ...next, next })).toEqual([]);
});
