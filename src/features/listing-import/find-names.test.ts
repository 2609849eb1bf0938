import { expect, it } from 'vitest';
import { skipReason } from './find-names';

it.each([
  [
    ['Address', 'City', 'Address', 'City'],
    ['Address', 'City', 'Address (2)', 'City (2)'],
  ],
  [
    ['ADDRESS', '', 'Address'],
    ['Address', 'City', 'Owner Address'],
  ],
])('skips the names %j again, also those that were told apart', (cells, names) => {
  expect(skipReason(cells, names)).toBe('These are the names of the columns again.');
  expect(skipReason(['12 Oak St', ...cells.slice(1)], names)).toBeNull();
});
