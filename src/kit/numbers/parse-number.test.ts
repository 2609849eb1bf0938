import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  caretIn,
  formatEntry,
  numberProblem,
  rangeProblem,
  readNumber,
  regroup,
  validNumber,
  type NumberLimits,
} from './parse-number';
import type { NumberUnit } from './number-units';

const usd: NumberLimits = { max: 100_000_000_000, prefix: '$' };
const percent: NumberLimits = { max: 100, decimals: 3, suffix: '%' };

describe('readNumber', () => {
  it.each([
    ['250000', 250_000],
    ['1,250.5', 1_250.5],
    ['$1.5M', 1_500_000],
    ['.5', 0.5],
    ['007', 7],
    ['−5', -5],
    ['$-5', -5],
    ['-0', 0],
    ['1 1/2 mil.', 1_500_000],
    ['250000$', 250_000],
    ['\u202a$250\u00a0000\u202c', 250_000],
    ['', null],
  ])('reads %j as %j', (text, value) => expect(readNumber(text, usd)).toBe(value));

  it.each(['12e3', 'abc', '.', '1,25', '12,50', '1,250,00', '0,250', '1.250.000', '1.250,00', '1,250 000', '12 50'])(
    'leaves %j as typed',
    (text) => expect(readNumber(text, usd)).toBe(text),
  );

  it.each([
    '5-',
    '--5',
    '-$-5',
    '5%',
    '$$5',
    '1k5',
    '2kk',
    'k',
    'NaN',
    'Infinity',
    '3/2',
    '21/2',
    '1/2/3',
    '٣',
    '⅓',
    '(5)',
    '€5',
    '5 EUR',
    '5-6',
  ])('leaves %j as typed, too', (text) => expect(readNumber(text, usd)).toBe(text));

  it('accepts only the units of the field', () => {
    expect(readNumber('6.5%', percent)).toBe(6.5);
    expect(readNumber('6.5 %', percent)).toBe(6.5);
    expect(readNumber('6k', percent)).toBe('6k');
    expect(readNumber('$6', percent)).toBe('$6');
    expect(readNumber('6.5%')).toBe('6.5%');
    expect(readNumber('1,200 Sqft', { suffix: 'sqft' })).toBe(1_200);
    expect(readNumber('6mo', { suffix: 'mo' })).toBe(6);
    expect(readNumber('sqft', { suffix: 'sqft' })).toBe('sqft');
  });

  it.each<[NumberUnit, string, number]>([
    ['%', '6 7/8%', 6.875],
    ['%', '6⅞', 6.875],
    ['sqft', '1,500 sq ft', 1_500],
    ['sqft', '1500ft²', 1_500],
    ['sqft', '1.5k square feet', 1_500],
    ['sqft', '0.25 ac', 10_890],
    ['sqft', '0.23 acres', 10_019],
    ['/sqft', '150 per sq ft', 150],
    ['/mo', '$1,850 / month', 1_850],
    ['/mo', '1.8k/mo', 1_800],
    ['mo', '6 months', 6],
    ['years', '30 yrs', 30],
    ['beds', '3 BR', 3],
    ['baths', '2.25 baths', 2.25],
    ['baths', '2-1/2', 2.5],
    ['baths', '2½ ba', 2.5],
    ['units', '4 doors', 4],
  ])('reads a number with %j as in %j', (unit, text, value) =>
    expect(readNumber(text, { prefix: '$', unit })).toBe(value),
  );

  it.each<[NumberUnit, string]>([
    ['/yr', '300/mo'],
    ['%', '6k'],
    ['beds', '2 baths'],
  ])('leaves another unit than %j as typed: %j', (unit, text) => {
    expect(readNumber(text, { unit })).toBe(text);
  });

  it('leaves what a number can’t represent exactly as typed', () => {
    expect(readNumber('9007199254740993')).toBe('9007199254740993');
    expect(readNumber('0.30000000000000001')).toBe('0.30000000000000001');
    expect(readNumber('1.0000000')).toBe(1);
  });
});

describe('numberProblem', () => {
  it.each<[string, NumberLimits, string | undefined]>([
    ['', usd, undefined],
    ['1,250.00', usd, undefined],
    ['12e3x', usd, 'Enter a number, like 250,000.'],
    ['abc', percent, 'Enter a number, like 5.5.'],
    ['abc', { max: 10, example: '12' }, 'Enter a number, like 12.'],
    ['-5', usd, 'Must be 0 or more.'],
    ['101', percent, 'Must be 100% or less.'],
    ['999999999999999999', usd, 'Must be $100,000,000,000 or less.'],
    ['1,250.50', usd, 'Use whole dollars.'],
    ['2.5', { max: 10 }, 'Use a whole number.'],
    ['2.75', { max: 10, decimals: 2, step: 0.25 }, undefined],
    ['2.2', { max: 10, decimals: 2, step: 0.25 }, 'Use whole, half, or quarter numbers, like 2.25.'],
    ['12.345', { ...usd, decimals: 2 }, 'Use at most 2 decimal places.'],
  ])('finds the problem of %j', (text, limits, problem) =>
    expect(numberProblem(readNumber(text, limits), limits)).toBe(problem),
  );
});

it('rangeProblem compares bounds that are set', () => {
  expect(rangeProblem(2, 1)).toBe('The minimum can’t be higher than the maximum.');
  expect(rangeProblem(1, 1)).toBeUndefined();
  expect(rangeProblem(2, null)).toBeUndefined();
  expect(rangeProblem('x', 1)).toBeUndefined();
});

it('formatEntry shows the same number', () => {
  expect(formatEntry(1_250_000)).toBe('1,250,000');
  expect(formatEntry(-1_200)).toBe('-1,200');
  expect(formatEntry(6.875)).toBe('6.875');
  expect(formatEntry(1985, { grouped: false })).toBe('1985');
  expect(formatEntry(12.5, usd)).toBe('12.50');
  expect(formatEntry(12.345, usd)).toBe('12.345');
  expect(formatEntry('12e3x')).toBe('12e3x');
  expect(formatEntry(null)).toBe('');
  expect(formatEntry(undefined)).toBe('');
});

describe('regroup', () => {
  it.each([
    ['1,250', '1,2500', '12,500'],
    ['1,250', '1,25', '125'],
    ['1,000,000', '1,00,000', '100,000'],
    ['1,250.5', '1,2500.5', '12,500.5'],
    ['2,500', '0,500', '500'],
    // Text that was typed, not grouped by us.
    ['1,2', '1,25', '1,25'],
    ['150', '1500', '1,500'],
    ['150.5', '1500.5', '1,500.5'],
    ['150', '150k', '150k'],
    ['015', '0150', '0150'],
    ['1,250', ',', ','],
  ])('regroups after %j, and turns %j into %j', (before, after, text) => expect(regroup(before, after)).toBe(text));
});

it('caretIn stays after the same digit when commas move', () => {
  expect(caretIn('1,234', 4)).toBe(5);
  expect(caretIn('12,345', 1)).toBe(1);
  expect(caretIn('1,234,567', 2)).toBe(3);
  expect(caretIn('', 3)).toBe(0);
});

describe('for any text', () => {
  const typed = fc.oneof(
    fc.string(),
    fc.string({ unit: fc.constantFrom(...'0123456789.,-+$%km e'.split('')) }),
    fc.double({ noDefaultInfinity: true, noNaN: true }).map(String),
    fc.integer({ min: -2e11, max: 2e11 }).map((value) => value.toLocaleString('en-US')),
  );
  const limits = fc.record({
    min: fc.constantFrom(0, 1, -20),
    max: fc.constantFrom(10, 100, 1e11),
    decimals: fc.constantFrom(0, 1, 2, 3),
    prefix: fc.constantFrom('$' as const, undefined),
    suffix: fc.constantFrom('%', 'sqft', undefined),
  });
  /** The digits that are significant, and the sign: what a reader takes from the text. */
  const significant = (text: string) =>
    text
      .replace(/[^\d.]/g, '')
      .replace(/(\.\d*?)0*$/, '$1')
      .replace(/^0+|\.$/g, '') || '0';

  it('either reads exactly what is shown or reports a problem', () => {
    fc.assert(
      fc.property(typed, limits, (text, field) => {
        const entry = readNumber(text, field);
        const problem = numberProblem(entry, field);
        if (entry === null) expect(text.trim()).toBe('');
        if (typeof entry === 'string') {
          expect(entry).toBe(text);
          expect(problem).toBeDefined();
        }
        if (typeof entry === 'number') {
          // Formatting on blur keeps the meaning.
          expect(readNumber(formatEntry(entry, field), field)).toBe(entry);
          if (!/[km]/i.test(text.replace(/sqft/i, ''))) expect(significant(formatEntry(entry))).toBe(significant(text));
          if (problem === undefined) {
            expect(entry).toBeGreaterThanOrEqual(field.min);
            expect(entry).toBeLessThanOrEqual(field.max);
          }
        }
        expect(validNumber(entry, field)).toBe(problem === undefined && entry !== null ? entry : null);
      }),
      { numRuns: 300 },
    );
  });

  it('reads every way to write a number as that number, and no other', () => {
    const ending = fc.constantFrom(
      ['', 1],
      ['k', 1e3],
      [' K', 1e3],
      [' thousand', 1e3],
      ['MM', 1e6],
      [' million', 1e6],
    );
    const around = fc.constantFrom('', ' ', '\u00a0', '\u200e', '\u202c', '\ufeff', '\n');
    const before = fc.constantFrom('', '$', '$ ', 'US$', 'USD ');
    const after = fc.constantFrom('', ' USD', ' dollars', '/yr', ' per year', ' USD / yr.');
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999 }),
        fc.boolean(),
        ending,
        before,
        after,
        around,
        (value, grouped, [scale, factor], lead, unit, edge) => {
          const digits = grouped ? value.toLocaleString('en-US') : String(value);
          const text = `${edge}${lead}${digits}${scale}${unit}${edge}`;
          expect(readNumber(text, { prefix: '$', unit: '/yr' })).toBe(value * factor);
        },
      ),
    );
  });

  it('regrouping changes only commas and leading zeros', () => {
    fc.assert(
      fc.property(typed, typed, (before, after) => {
        const next = regroup(before, after);
        if (next !== after) expect(significant(next)).toBe(significant(after));
      }),
    );
  });
});
