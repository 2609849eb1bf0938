import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addBusinessDays, bankHoliday, closedReason } from './business-days';
import { dayMs } from './durations';

const dayAt = (index: number) => new Date(Date.UTC(2026, 0, 1) + index * dayMs).toISOString().slice(0, 10);

describe('bank holidays', () => {
  // https://www.federalreserve.gov/aboutthefed/k8.htm
  it.each([
    [2026, '01-01 01-19 02-16 05-25 06-19 07-04 09-07 10-12 11-11 11-26 12-25'],
    [2027, '01-01 01-18 02-15 05-31 06-19 07-04 07-05 09-06 10-11 11-11 11-25 12-25'],
    [2028, '01-01 01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-11 11-23 12-25'],
    [2029, '01-01 01-15 02-19 05-28 06-19 07-04 09-03 10-08 11-11 11-12 11-22 12-25'],
    [2030, '01-01 01-21 02-18 05-27 06-19 07-04 09-02 10-14 11-11 11-28 12-25'],
  ])('finds the holidays of the Federal Reserve Banks in %i', (year, expected) => {
    const days = Array.from({ length: 366 }, (_, index) =>
      new Date(Date.UTC(year, 0, 1) + index * dayMs).toISOString().slice(0, 10),
    );
    const found = days.filter((day) => day.startsWith(`${year}`) && bankHoliday(day) !== null);
    expect(found.map((day) => day.slice(5)).join(' ')).toBe(expected);
  });

  it.each([
    ['2026-01-01', 'New Year’s Day'],
    ['2026-01-19', 'Martin Luther King Jr. Day'],
    ['2026-02-16', 'Washington’s Birthday'],
    ['2026-05-25', 'Memorial Day'],
    ['2026-06-19', 'Juneteenth'],
    ['2026-09-07', 'Labor Day'],
    ['2026-10-12', 'Columbus Day'],
    ['2026-11-11', 'Veterans Day'],
    ['2026-11-26', 'Thanksgiving Day'],
    ['2027-12-25', 'Christmas Day'],
    ['2027-07-05', 'Independence Day (observed)'],
    ['2026-07-03', null],
    ['2027-12-24', null],
    ['2027-02-29', null],
    ['', null],
  ])('calls the bank holiday on %o %o', (day, name) => expect(bankHoliday(day)).toBe(name));
});

it.each([
  ['2026-12-05', 'a Saturday'],
  ['2026-12-06', 'a Sunday'],
  ['2026-12-07', null],
  ['2026-07-04', 'Independence Day'],
  ['2027-07-05', 'Independence Day (observed)'],
  ['2028-02-29', null],
  ['2027-02-29', null],
  ['soon', null],
])('says of %o that it’s %o', (day, reason) => expect(closedReason(day)).toBe(reason));

describe('adding business days', () => {
  it.each([
    ['2026-11-25', 1, '2026-11-27'],
    ['2026-11-26', 3, '2026-12-01'],
    ['2026-11-27', 1, '2026-11-30'],
    ['2026-12-24', 5, '2027-01-04'],
    ['2027-07-02', 1, '2027-07-06'],
    ['2026-07-02', 1, '2026-07-03'],
    ['2026-12-05', 0, '2026-12-05'],
    ['', 3, ''],
    ['2027-02-29', 3, ''],
  ])('adds to %o %i business days', (day, count, expected) => expect(addBusinessDays(day, count)).toBe(expected));

  it('adds as many open days as it should, and ends on one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 1, max: 60 }), (start, count) => {
        const end = addBusinessDays(dayAt(start), count);
        const passed = Array.from({ length: 150 }, (_, index) => dayAt(start + 1 + index)).filter((day) => day <= end);
        expect(passed.at(-1)).toBe(end);
        expect(closedReason(end)).toBeNull();
        expect(passed.filter((day) => closedReason(day) === null)).toHaveLength(count);
      }),
      { numRuns: 300 },
    );
  });
});
