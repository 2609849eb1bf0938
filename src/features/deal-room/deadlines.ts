import { formatMoment, zoneName } from '@/shared/time/moments';
import { supportedZone, wallTime } from '@/shared/time/time-zones';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Whether a deadline is the midnight at which a day ends in a time zone. */
export function endsDay(iso: string, zone: string): boolean {
  return wallTime(new Date(iso), zone).endsWith('T00:00');
}

/**
 * A deadline in a time zone: 'Nov 27, 4:30 PM CST', or 'end of Dec 24 CST' at midnight, which ends a day. With the year
 * if it isn't the year of `now`. Empty for an invalid one.
 */
export function formatDeadline(iso: string, zone: string, now: number = Date.now()): string {
  if (!endsDay(iso, zone)) return formatMoment(iso, zone, now);
  const last = new Date(Date.parse(iso) - minute);
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
  const [unit, name] = size >= day ? [day, 'day'] : size >= hour ? [hour, 'hour'] : [minute, 'minute'];
  const count = Math.floor(size / unit);
  const text = count === 0 ? 'less than a minute' : `${count} ${name}${count === 1 ? '' : 's'}`;
  return left > 0 ? `in ${text}` : `${text} ago`;
}
