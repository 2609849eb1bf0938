import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvField, toCsv } from './csv';

describe('csvField', () => {
  it.each([
    ['plain', 'plain'],
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['a\u2028=1\u0085b\v\u001dc', 'a =1 b  c'],
    [null, ''],
    [-5, '-5'],
  ])('writes %j', (value, field) => {
    expect(csvField(value)).toBe(field);
  });

  it.each([
    '=1+1',
    '+1+1',
    '-1-1',
    '-A1',
    '	=1',
    '\r=1',
    '%x',
    ' =1',
    '\u200b=1',
    '\u0001@A1',
    '＝1',
    '－1',
    "- cmd|' /C calc'!A0",
    '- =1',
    '+1 555-0100*2',
    '-5125550100+1',
    '-\n=1',
  ])('disarms %j', (formula) => {
    expect(csvField(formula).replace(/^"/, '').startsWith("'")).toBe(true);
  });

  it.each([
    'a=b-c',
    '-',
    '--',
    '– 5',
    '-1',
    '+1',
    '-1,250.50',
    '+1 512 555 0100',
    '+1-512-555-0100 x12',
    '- call the seller (Friday)',
    '- roof	- HVAC',
  ])('leaves %j as it is', (text) => {
    expect(csvField(text).replaceAll('"', '')).toBe(text);
  });

  it('disarms every call and command, whatever is before it', () => {
    const before = fc.string({ unit: fc.constantFrom(...'=+-@ \t\n%|1()'.split('')), maxLength: 6 });
    const formula = fc.constantFrom('SUM(A1)', 'HYPERLINK("http://x")', "cmd|' /C calc'!A0", 'A1=B1', '@A1');
    fc.assert(
      fc.property(fc.constantFrom('=', '+', '-', '@', '＝', '－'), before, formula, (start, between, text) => {
        expect(
          csvField(start + between + text)
            .replace(/^"/, '')
            .startsWith("'"),
        ).toBe(true);
      }),
    );
  });
});

it('writes a header and a line per row', () => {
  const columns = [
    ['Name', ({ name }: { name: string }) => name],
    ['Price (USD)', () => 5],
  ] as const;
  expect(toCsv(columns, [{ name: '=1+1' }, { name: 'a,b' }])).toBe(`Name,Price (USD)\r\n'=1+1,5\r\n"a,b",5\r\n`);
});
