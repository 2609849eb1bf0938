import { expect, it } from 'vitest';
import { printable } from './printable';

it('a text keeps to the letters that the fonts of a PDF have', () => {
  expect(printable('  Café “Nº 5” – 50 %…\nnow ')).toBe('Café "Nº 5" - 50 %... now');
  expect(printable('Nguyễn 🏡👨‍👩‍👧 北')).toBe('Nguyen ?? ?');
});
