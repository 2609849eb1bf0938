import { expect, it } from 'vitest';
import { toLatin1 } from './latin1';

it('converts text to characters of the built-in PDF fonts', () => {
  expect(toLatin1('  Café “Nº 5” – 50 %…\nnow ')).toBe('Café "Nº 5" - 50 %... now');
  expect(toLatin1('Nguyễn 🏡👨‍👩‍👧 北')).toBe('Nguyen ?? ?');
});
