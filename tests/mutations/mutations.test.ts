import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mutations } from './mutations';

test('every mutation changes a text that occurs once', () => {
  const count = ({ file, from }: (typeof mutations)[number]) =>
    readFileSync(join(import.meta.dirname, '../..', file), 'utf8').split(from).length - 1;
  expect(mutations.filter((mutation) => count(mutation) !== 1).map(({ name }) => name)).toEqual([]);
});
