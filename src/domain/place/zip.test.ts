import { assert, constantFrom, integer, property, tuple } from 'fast-check';
import { expect, it } from 'vitest';
import { parseZip, zipCode } from './zip';

it('reads a ZIP code as it’s typed or pasted', () => {
  const space = constantFrom('', ' ', '\u00a0', '\t', '\u200e', '\u2003');
  const digits = (length: number) =>
    integer({ min: 0, max: 10 ** length - 1 }).map((n) => `${n}`.padStart(length, '0'));
  const more = tuple(constantFrom('-', '–', '‑', ' - ', ' ', ''), digits(4)).map((parts) => parts.join(''));
  assert(
    property(space, digits(5), constantFrom('', 'more'), more, space, (before, zip, has, rest, after) => {
      expect(parseZip(before + zip + (has && rest) + after)).toBe(zip);
    }),
  );
});

it.each(['', '1234', '123456', '12345-', '12345-123', 'a12345', '12345 6789 1', '1-2345'])('refuses %j', (text) =>
  expect(parseZip(text)).toBeNull(),
);

it('reduces a ZIP+4 to the five digits of a form', () => {
  expect(zipCode().parse(' 02134-1234 ')).toBe('02134');
  expect(zipCode().safeParse('021').error?.issues[0]?.message).toBe('Enter a 5-digit ZIP code.');
});
