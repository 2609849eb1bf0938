import { expect, it } from 'vitest';
import { rejectsCsv } from './rejects-csv';

it('lists rejects as CSV, with formulas as text', () => {
  expect(rejectsCsv(['Address'], [{ line: 7, reason: 'Why', cells: ['=1+1'] }])).toBe(
    `Line,Reason,Address\r\n7,Why,"'=1+1"`,
  );
});
