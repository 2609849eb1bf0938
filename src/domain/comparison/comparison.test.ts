import { describe, expect, it } from 'vitest';
import { bestCells, knownRows, type ComparedCell, type ComparedRow } from './comparison';

const cell = (value: number | null, text: string | null = value === null ? null : String(value)): ComparedCell => ({
  text,
  value,
});
const row = (better: ComparedRow['better'], ...values: (number | null)[]) => ({
  ...(better && { better }),
  cells: values.map((value) => cell(value)),
});
const best = (of: Parameters<typeof bestCells>[0]) => [...bestCells(of)];

describe('the best cells of a row', () => {
  it('picks the highest or the lowest cells, depending on what is better', () => {
    expect(best(row('higher', 5, 9, 7))).toEqual([1]);
    expect(best(row('lower', 5, 9, 7))).toEqual([0]);
    expect(best(row('higher', -5, -9))).toEqual([0]);
  });

  it('picks no best cell if neither is better', () => {
    expect(best(row(undefined, 5, 9))).toEqual([]);
  });

  it('counts values that read the same as best, too', () => {
    const cells = [cell(6.042, '6.04%'), cell(6.041, '6.04%'), cell(5, '5.00%')];
    expect(best({ better: 'higher', cells })).toEqual([0, 1]);
  });

  it('picks no best cell if all values read the same', () => {
    expect(best(row('lower', 0, 0, 0))).toEqual([]);
    expect(best({ better: 'higher', cells: [cell(6.042, '6.04%'), cell(6.041, '6.04%')] })).toEqual([]);
  });

  it('picks no best cell with fewer than two known values', () => {
    expect(best(row('lower', 4, null, null))).toEqual([]);
    expect(best(row('lower', null, null))).toEqual([]);
    expect(best({ better: 'lower', cells: [cell(4), cell(Number.NaN, 'Not a number'), { text: 'No value' }] })).toEqual(
      [],
    );
  });
});

it('leaves out rows without any text, and groups without rows', () => {
  const known = { label: 'Zoning', cells: [cell(null), cell(2)] };
  const unknown = { label: 'Parking', cells: [cell(null), cell(null)] };
  const groups = [
    { title: 'Facts', unknown: 'Not stated', rows: [known, unknown] },
    { title: 'Terms', unknown: 'Not stated', rows: [unknown] },
  ];
  expect(knownRows(groups)).toEqual([{ title: 'Facts', unknown: 'Not stated', rows: [known] }]);
});
