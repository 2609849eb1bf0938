import { describe, expect, it } from 'vitest';
import { caretIn, formatNumberText, parseNumberText, toNumberText } from './number-text';

describe('toNumberText', () => {
  it.each([
    ['1250000', 0, '1,250,000'],
    ['$1,250,000.99', 0, '1,250,000'],
    ['abc', 0, ''],
    ['', 2, ''],
    ['007', 0, '7'],
    ['0', 0, '0'],
    ['2.5', 1, '2.5'],
    ['2.', 1, '2.'],
    ['.5', 1, '0.5'],
    ['1.2.3', 2, '1.23'],
    ['12345678901234567890', 0, '123,456,789,012,345'],
  ])('shows %j with %i decimals as %j', (raw, decimals, text) => {
    expect(toNumberText(raw, decimals)).toBe(text);
  });
});

it('keeps the minus sign of a field that takes one', () => {
  expect(toNumberText('-1200', 0, true)).toBe('-1,200');
  expect(toNumberText('−2.5', 1, true)).toBe('-2.5');
  expect(toNumberText('-', 0, true)).toBe('-');
  expect(toNumberText('1-2', 0, true)).toBe('12');
  expect(toNumberText('-1200', 0)).toBe('1,200');
  expect(formatNumberText(-1200, 0, true)).toBe('-1,200');
  expect(parseNumberText('-')).toBeNull();
  expect(parseNumberText('-1,200')).toBe(-1200);
});

describe('parseNumberText', () => {
  it('reads grouped text and gives null for none', () => {
    expect(parseNumberText('1,250,000')).toBe(1_250_000);
    expect(parseNumberText('2.')).toBe(2);
    expect(parseNumberText('')).toBeNull();
  });
});

describe('formatNumberText', () => {
  it('drops needless decimals and shows nothing for no value', () => {
    expect(formatNumberText(2.5, 1)).toBe('2.5');
    expect(formatNumberText(3, 1)).toBe('3');
    expect(formatNumberText(1200, 0)).toBe('1,200');
    expect(formatNumberText(12.5, 2)).toBe('12.50');
    expect(formatNumberText(6.875, 3)).toBe('6.875');
    expect(formatNumberText(5.5, 3)).toBe('5.5');
    expect(formatNumberText(100, 3)).toBe('100');
    expect(formatNumberText(null, 0)).toBe('');
    expect(formatNumberText(Number.NaN, 0)).toBe('');
  });
});

describe('caretIn', () => {
  it('stays behind the same digit when separators move', () => {
    // '123' + '4' typed at the end: four digits before the caret.
    expect(caretIn('1,234', 4)).toBe(5);
    expect(caretIn('12,345', 1)).toBe(1);
    expect(caretIn('1,234,567', 2)).toBe(3);
    expect(caretIn('', 3)).toBe(0);
  });
});
