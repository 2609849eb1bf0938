import { lazyValue } from '@/kit/formatting/lazy-value';
import { dayMs } from '@/kit/time/durations';

/** The first day ('YYYY-MM-DD', UTC) of the month that is `ago` months before the month of `now` (milliseconds). */
export function monthStart(now: number, ago = 0): string {
  const date = new Date(now);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - ago, 1)).toISOString().slice(0, 10);
}

/** The days ('YYYY-MM-DD') of the month that starts on `month`, up to the day of `now` for the current month. */
export function daysOfMonth(month: string, now: number): string[] {
  const start = Date.parse(month);
  const next = new Date(start);
  next.setUTCMonth(next.getUTCMonth() + 1);
  const days: string[] = [];
  for (let day = start; day < Math.min(next.getTime(), now + 1); day += dayMs)
    days.push(new Date(day).toISOString().slice(0, 10));
  return days;
}

const dayName = lazyValue(() => new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }));
const monthName = lazyValue(
  () => new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);

/** 'Nov 22' for '2026-11-22'. */
export function dayText(day: string): string {
  return dayName().format(new Date(day));
}

/** 'November 2026' for '2026-11-01'. */
export function monthText(month: string): string {
  return monthName().format(new Date(month));
}
