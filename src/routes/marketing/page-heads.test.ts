import { expect, it } from 'vitest';
import { schemaProblems } from '../../../tests/schema-org';
import { fixedPaths, headOf } from './page-heads';

it.each(fixedPaths)('%s says what it is, in few words and in those of schema.org', (path) => {
  const head = headOf(path);
  expect(head?.description.length).toBeGreaterThan(40);
  // Search engines cut what is longer.
  expect(head?.description.length).toBeLessThanOrEqual(160);
  expect(schemaProblems(head?.things)).toEqual([]);
});

it('has a title and a description of its own for each', () => {
  for (const part of ['title', 'description'] as const)
    expect(new Set(fixedPaths.map((path) => headOf(path)?.[part])).size).toBe(fixedPaths.length);
});

it('knows nothing of other addresses', () => {
  for (const path of ['/signin', '/payment', '/property/one', '/nowhere']) expect(headOf(path)).toBeNull();
});
