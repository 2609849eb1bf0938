import { expect, it } from 'vitest';
import { reasonsText } from './reasons';

it('says why two listings look like one property, and leaves out reasons it doesn’t know', () => {
  expect(reasonsText(['address', 'pictures', 'numbers', 'smell'])).toBe(
    'the same address, the same pictures, and the same numbers',
  );
  expect(reasonsText([])).toBe('');
});
