import { expect, it } from 'vitest';
import { isUuid, uniqueById } from './ids';

it('isUuid accepts only UUIDs', () => {
  expect(isUuid('7a06b9d4-b489-4c09-94d8-733bb4b21683')).toBe(true);
  expect(isUuid('7A06B9D4-B489-4C09-94D8-733BB4B21683')).toBe(true);
  expect(isUuid('42')).toBe(false);
  expect(isUuid("7a06b9d4-b489-4c09-94d8-733bb4b21683'--")).toBe(false);
});

it('uniqueById keeps the first item per id, in order', () => {
  const items = [
    { id: 'b', n: 1 },
    { id: 'a', n: 2 },
    { id: 'b', n: 3 },
    { id: 'c', n: 4 },
  ];
  expect(uniqueById(items)).toEqual([items[0], items[1], items[3]]);
});
