// The edge function that sends mail loads this, too: relative imports with the file's extension.
import { formatMoment, zoneName } from './moments.ts';
import { instantsAt, supportedZone, wallTime } from './time-zones.ts';
import { dayMs, hourMs, minuteMs } from './durations.ts';

/** The last day, in a time zone, that's before a deadline: '2026-12-08' for one at the midnight after it. */
export function lastDay(iso: string, zone: string): string {
  return wallTime(new Date(Date.parse(iso) - 1), zone).slice(0, 10);
}

/** Whether a deadline is the midnight at which a day ends in a time zone. */
export function endsDay(iso: string, zone: string): boolean {
  return lastDay(iso, zone) !== wallTime(new Date(iso), zone).slice(0, 10);
}

/** The midnight at which an ISO day ends in a time zone, like `private.end_of_day`; null for an invalid day. */
export function endOfDay(date: string, zone: string): Date | null {
  const start = Date.parse(date);
  if (Number.isNaN(start)) return null;
  const next = new Date(start + dayMs).toISOString().slice(0, 10);
  // Where daylight saving skips midnight, the next day begins at one.
  return instantsAt(`${next}T00:00`, zone)[0] ?? instantsAt(`${next}T01:00`, zone)[0] ?? null;
}

/** A deadline in a form. */
export interface DeadlineFields {
  date: string;
  /** Blank for the end of the day. */
  time: string;
  /** For a repeated hour: '0' for its first, '1' for its second occurrence. */
  fold: '0' | '1';
}

/** The fields of a deadline in a time zone. */
export function deadlineFields(iso: string, zone: string): DeadlineFields {
  if (endsDay(iso, zone)) return { date: lastDay(iso, zone), time: '', fold: '0' };
  const [date = '', time = ''] = wallTime(new Date(iso), zone).split('T');
  return { date, time, fold: foldOf(iso, zone) };
}

/** Which occurrence of its local time an instant is: '1' for the second one of an hour that daylight saving repeats. */
export function foldOf(iso: string, zone: string): '0' | '1' {
  const [, second] = instantsAt(wallTime(new Date(iso), zone), zone);
  return second?.getTime() === Date.parse(iso) ? '1' : '0';
}

/**
 * The instants that the fields of a deadline can mean: two for a repeated hour, none for a skipped or incomplete one. A
 * date without a time includes that day.
 */
export function deadlineMeanings({ date, time }: Pick<DeadlineFields, 'date' | 'time'>, zone: string): Date[] {
  if (time !== '') return instantsAt(`${date}T${time}`, zone);
  const end = endOfDay(date, zone);
  return end ? [end] : [];
}

/** The instant that the fields of a deadline mean; null while they're incomplete, or for a skipped time. */
export function deadlineOf(fields: DeadlineFields, zone: string): Date | null {
  const [first = null, second] = deadlineMeanings(fields, zone);
  return fields.fold === '1' ? (second ?? first) : first;
}

/** What's wrong with the time of a deadline; null for nothing. */
export function deadlineTimeProblem({ date, time }: Pick<DeadlineFields, 'date' | 'time'>, zone: string) {
  // People use it for both ends of a day.
  if (time === '00:00') return 'For the end of the day, leave the time empty. For its start, choose 12:01 AM.';
  return date !== '' && time !== '' && deadlineMeanings({ date, time }, zone).length === 0
    ? 'That time doesn’t exist on this date (daylight saving). Choose another.'
    : null;
}

/**
 * A deadline in a time zone: 'Nov 27, 4:30 PM CST', or 'end of Dec 24 CST' at midnight, which ends a day. With the year
 * if it isn't the year of `now`. Empty for an invalid one.
 */
export function formatDeadline(iso: string, zone: string, now: number = Date.now()): string {
  if (Number.isNaN(Date.parse(iso)) || !endsDay(iso, zone)) return formatMoment(iso, zone, now);
  const last = new Date(Date.parse(iso) - minuteMs);
  const inZone = (options: Intl.DateTimeFormatOptions, date: Date) =>
    date.toLocaleDateString('en-US', { ...options, timeZone: supportedZone(zone) });
  const otherYear = inZone({ year: 'numeric' }, last) !== inZone({ year: 'numeric' }, new Date(now));
  const date = inZone({ month: 'short', day: 'numeric', ...(otherYear && { year: 'numeric' }) }, last);
  return `end of ${date} ${zoneName(last, zone)}`;
}

/** How far a deadline is, rounded down: 'in 1 day', 'in 5 hours', 'in less than a minute', '2 days ago'. */
export function distanceTo(iso: string, now: number): string {
  const left = Date.parse(iso) - now;
  const size = Math.abs(left);
  const [unit, name] = size >= dayMs ? [dayMs, 'day'] : size >= hourMs ? [hourMs, 'hour'] : [minuteMs, 'minute'];
  const count = Math.floor(size / unit);
  const text = count === 0 ? 'less than a minute' : `${count} ${name}${count === 1 ? '' : 's'}`;
  return left > 0 ? `in ${text}` : `${text} ago`;
}
