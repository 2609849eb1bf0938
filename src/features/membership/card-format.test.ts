import { describe, expect, it } from 'vitest';
import { caretAfterDigits, digitsBeforeCaret, formatCardNumber, formatExpiry } from './card-format';

/** The field's value after typing these keys; '<' is Backspace at the end. */
const typing = (keys: string, format: (typed: string, before: string) => string) =>
  Array.from(keys).reduce((text, key) => format(key === '<' ? text.slice(0, -1) : text + key, text), '');

describe('formatCardNumber', () => {
  it.each([
    ['', ''],
    ['4242424242424242', '4242 4242 4242 4242'],
    ['  4242-4242-4242-4242  ', '4242 4242 4242 4242'],
    ['42424242424242429999', '4242 4242 4242 4242'],
  ])('formats %j as %j', (typed, shown) => expect(formatCardNumber(typed)).toBe(shown));
});

describe('formatExpiry', () => {
  it.each([
    ['', ''],
    ['12', '12/'],
    ['1228', '12/28'],
    ['12/28', '12/28'],
    ['5/28', '05/28'],
    ['12/2028', '12/28'],
    ['may', ''],
  ])('formats %j as %j', (typed, shown) => expect(formatExpiry(typed, '')).toBe(shown));

  it.each([
    ['12', '12/'],
    ['1228', '12/28'],
    ['12/28', '12/28'],
    ['5/28', '05/28'],
    ['12<', '12'],
    ['12<<', '1'],
    ['12<3', '12/3'],
    ['1228<<', '12'],
    ['12289', '12/28'],
  ])('typing %s gives %s', (keys, shown) => expect(typing(keys, formatExpiry)).toBe(shown));
});

describe('caret', () => {
  it.each([
    ['4242 4242', 0, 0],
    ['4242 4242', 4, 4],
    ['4242 4242', 5, 6],
    ['4242 4242', 8, 9],
    ['12/', 2, 3],
    ['12/28', 2, 2],
    ['', 0, 0],
  ])('in %j after %i digits is at %i', (text, digits, position) =>
    expect(caretAfterDigits(text, digits)).toBe(position),
  );

  it.each([
    ['4242 4', 6, 5],
    ['4242 4', 5, 4],
    ['12/2', null, 3],
  ])('in %j at %s has %i digits before it', (typed, caret, digits) =>
    expect(digitsBeforeCaret(typed, caret)).toBe(digits),
  );
});
