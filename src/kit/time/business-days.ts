import { dayMs } from './durations.ts';

/** By month and day. */
const fixedHolidays: Readonly<Record<string, string>> = {
  '01-01': 'New Year’s Day',
  '06-19': 'Juneteenth',
  '07-04': 'Independence Day',
  '11-11': 'Veterans Day',
  '12-25': 'Christmas Day',
};

/** By month, weekday, and which one of the month it is. Memorial Day is the last Monday of May. */
const floatingHolidays: Readonly<Record<string, string>> = {
  '01 Monday 3': 'Martin Luther King Jr. Day',
  '02 Monday 3': 'Washington’s Birthday',
  '05 Monday last': 'Memorial Day',
  '09 Monday 1': 'Labor Day',
  '10 Monday 2': 'Columbus Day',
  '11 Thursday 4': 'Thanksgiving Day',
};

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

const weekdayOf = (day: string) => weekdays[new Date(`${day}T00:00Z`).getUTCDay()];

const plusDays = (day: string, count: number) =>
  new Date(Date.parse(`${day}T00:00Z`) + count * dayMs).toISOString().slice(0, 10);

/** Also true for Feb 29 of other years, which `Date.parse` reads as Mar 1. */
const isInvalid = (day: string) => {
  const start = Date.parse(`${day}T00:00Z`);
  return Number.isNaN(start) || new Date(start).toISOString().slice(0, 10) !== day;
};

/**
 * The US federal bank holiday that an ISO day is, such as 'Labor Day'; null for none, and for an invalid day. As the
 * Federal Reserve Banks observe them: one on a Sunday also closes the Monday, 'Christmas Day (observed)', and one on a
 * Saturday doesn't close the Friday. Source: https://www.federalreserve.gov/aboutthefed/k8.htm. Today's rules, for
 * any year: Juneteenth is one since 2021.
 */
export function bankHoliday(day: string): string | null {
  if (isInvalid(day)) return null;
  const weekday = weekdayOf(day);
  const [, month, date] = day.split('-');
  const isLast = month === '05' && Number(date) > 31 - 7;
  const nth = isLast ? 'last' : Math.ceil(Number(date) / 7);
  const name = fixedHolidays[`${month}-${date}`] ?? floatingHolidays[`${month} ${weekday} ${nth}`];
  if (name !== undefined) return name;
  const onSunday = weekday === 'Monday' ? fixedHolidays[plusDays(day, -1).slice(5)] : undefined;
  return onSunday === undefined ? null : `${onSunday} (observed)`;
}

/**
 * Why banks move no money on an ISO day, as what comes after "is": 'a Sunday', 'Thanksgiving Day'. Null for a business
 * day, and for an invalid one.
 */
export function closedReason(day: string): string | null {
  const holiday = bankHoliday(day);
  if (holiday !== null || isInvalid(day)) return holiday;
  const weekday = weekdayOf(day);
  return weekday === 'Saturday' || weekday === 'Sunday' ? `a ${weekday}` : null;
}

/**
 * The ISO day that is so many business days after another, which doesn't count itself: one after a Friday is a Monday.
 * The same day for 0 or less, and '' for an invalid one.
 */
export function addBusinessDays(day: string, count: number): string {
  if (isInvalid(day)) return '';
  let reached = day;
  for (let left = count; left > 0; left -= closedReason(reached) === null ? 1 : 0) reached = plusDays(reached, 1);
  return reached;
}
