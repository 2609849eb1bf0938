import { once } from '@/shared/lib/once';

const dayMs = 86_400_000;

/** The first day, 'YYYY-MM-DD' (UTC, as days are counted), of the month `ago` months before the one of `now` (milliseconds). */
export function monthStart(now: number, ago = 0): string {
  const date = new Date(now);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - ago, 1)).toISOString().slice(0, 10);
}

/** Every day of a month given by its first one, as 'YYYY-MM-DD'; up to the day of `now` where the month is not over. */
export function daysOfMonth(month: string, now: number): string[] {
  const start = Date.parse(month);
  const next = new Date(start);
  next.setUTCMonth(next.getUTCMonth() + 1);
  const days: string[] = [];
  for (let day = start; day < Math.min(next.getTime(), now + 1); day += dayMs)
    days.push(new Date(day).toISOString().slice(0, 10));
  return days;
}

const dayName = once(() => new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }));
const monthName = once(() => new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }));

/** 'Nov 22', of a day as the database has it. */
export function dayText(day: string): string {
  return dayName().format(new Date(day));
}

/** 'November 2026', of the first day of a month. */
export function monthText(month: string): string {
  return monthName().format(new Date(month));
}
