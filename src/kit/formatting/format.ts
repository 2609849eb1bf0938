// The edge function that sends mail loads this, too: relative imports with the file's extension.
import { roundHalfAway } from '../numbers/rounding.ts';
import { lazyValue } from './lazy-value.ts';
import { dayMs, hourMs, minuteMs } from '../time/durations.ts';

// One for all: browsers take a noticeable time to create each.
const day = lazyValue(() => new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric' }));
const relative = lazyValue(() => new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' }));

/** Whole dollars: $1,250,000. */
export function formatUsd(amount: number): string {
  const dollars = roundHalfAway(amount);
  return `${dollars < 0 ? '-' : ''}$${formatNumber(Math.abs(dollars))}`;
}

/** Compact dollars with three significant digits: $950, $85K, $1.25M, $2.5B. */
export function formatUsdCompact(amount: number): string {
  const steps = [
    [1_000_000_000, 'B'],
    [1_000_000, 'M'],
    [1000, 'K'],
  ] as const;
  const size = Math.abs(amount);
  // 999,950 and up would round to '1,000K'.
  const step = steps.find(([unit]) => size >= unit * 0.9995);
  if (!step || size < 1000) return formatUsd(amount);
  const [unit, letter] = step;
  const short = size / unit;
  const rounded = roundHalfAway(short, short < 9.995 ? 2 : short < 99.95 ? 1 : 0);
  return `${amount < 0 ? '-' : ''}$${rounded}${letter}`;
}

/** Formats a value already in percent: formatPercent(7.25, 1) is '7.3%'. */
export function formatPercent(percent: number, digits = 1): string {
  return `${roundHalfAway(percent, digits).toFixed(digits)}%`;
}

/** Grouped thousands, at most two decimals: 1,250 or 2.5. */
export function formatNumber(value: number): string {
  // Not Intl's, whose first use takes a page longer than drawing a list.
  return String(roundHalfAway(value, 2)).replaceAll(/\B(?=(?:\d{3})+(?!\d))/g, ',');
}

/** A count with its noun: '1 follower', '1,204 followers'. */
export function pluralize(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}

/** Area: 1,850 sqft. */
export function formatSqft(squareFeet: number): string {
  return `${formatNumber(roundHalfAway(squareFeet))} sqft`;
}

/** An ISO date or time in the user's time zone: Nov 21, 2026. Returns '' for an invalid date. */
export function formatDate(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? '' : day().format(date);
}

/** A calendar day, the same in every time zone: formatDay('2026-11-21') is 'Nov 21, 2026'. '' for an invalid one. */
export function formatDay(date: string): string {
  return formatDate(`${date}T00:00`);
}

/** The day in the user's time zone as an ISO date, such as '2026-11-21'. */
export function toIsoDay(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

const moment = lazyValue(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }));

/** An ISO time in the user's time zone: Nov 21, 2026, 3:05 PM. Returns '' for an invalid date. */
export function formatDateTime(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? '' : moment().format(date);
}

const second = lazyValue(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium' }));

/** An ISO time with its second, for logs: Nov 21, 2026, 3:05:09 PM. */
export function formatSecond(iso: string): string {
  return second().format(new Date(iso));
}

const clock = lazyValue(() => new Intl.DateTimeFormat('en-US', { timeStyle: 'short' }));

/** A time of today in the user's time zone, such as 3:05 PM; of another day, with the date. */
export function formatClock(date: Date, now: Date = new Date()): string {
  return daysBetween(date, now) === 0 ? clock().format(date) : moment().format(date);
}

const units = [
  ['hour', hourMs],
  ['minute', minuteMs],
] as const;

/** Calendar days between two times in the user's time zone. */
function daysBetween(from: Date, to: Date): number {
  const dayNumber = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / dayMs;
  return dayNumber(to) - dayNumber(from);
}

/**
 * A relative time: 'just now', '5 minutes ago', 'yesterday', and the date after four weeks. From 24 hours on it counts
 * calendar days, so 'yesterday' is never two days ago. Returns '' for an invalid date.
 */
export function formatRelativeDate(iso: string, now: number = Date.now()): string {
  const date = new Date(iso);
  const elapsed = date.getTime() - now;
  if (Number.isNaN(elapsed)) return '';
  if (Math.abs(elapsed) >= 28 * dayMs) return formatDate(iso);
  if (Math.abs(elapsed) >= dayMs) return relative().format(daysBetween(new Date(now), date), 'day');
  const unit = units.find(([, length]) => Math.abs(elapsed) >= length);
  if (!unit) return 'just now';
  return relative().format(Math.trunc(elapsed / unit[1]), unit[0]);
}

/**
 * When to try again after an ISO time, within a day of now: 'in a minute', 'at 3:05 PM', or 'tomorrow at 9:30 AM'.
 * Returns 'later' for an invalid date.
 */
export function formatRetryTime(iso: string, now: number = Date.now()): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return 'later';
  if (date.getTime() - now <= minuteMs) return 'in a minute';
  return `${daysBetween(new Date(now), date) > 0 ? 'tomorrow at' : 'at'} ${clock().format(date)}`;
}

const month = lazyValue(() => new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }));

/** The month of a date without a time, such as '2026-03-14': March 2026. */
export function formatMonth(date: string): string {
  return month().format(new Date(date));
}
