import { supportedZone } from './time-zones.ts';
import { dayMs, hourMs, minuteMs } from './durations.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string, withYear: boolean): Intl.DateTimeFormat {
  const key = `${zone} ${withYear}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    ...(withYear && { year: 'numeric' }),
    hour: 'numeric',
    minute: '2-digit',
    timeZone: supportedZone(zone),
    timeZoneName: 'short',
  });
  formats.set(key, format);
  return format;
}

/**
 * A moment in a time zone: 'Nov 24, 4:30 PM CST', with the year if it isn't the year of `now` there. Empty for an
 * invalid one.
 */
export function formatMoment(iso: string, zone: string, now: number = Date.now()): string {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return '';
  const yearOf = (date: Date) => date.toLocaleDateString('en-US', { year: 'numeric', timeZone: supportedZone(zone) });
  const format = formatOf(zone, yearOf(moment) !== yearOf(new Date(now)));
  // Some fonts lack narrow spaces.
  return format.format(moment).replaceAll(/[\u202F\u2009]/g, ' ');
}

/**
 * The time until a moment in words: '3 days left', '5 hours left', 'less than a minute left'. Rounds down. Null once
 * it has passed, and for an invalid moment.
 */
export function timeLeft(iso: string, now: number): string | null {
  const left = Date.parse(iso) - now;
  if (!(left > 0)) return null;
  if (left < minuteMs) return 'less than a minute left';
  const [unit, name] =
    left >= 2 * dayMs ? [dayMs, 'day'] : left >= 2 * hourMs ? [hourMs, 'hour'] : [minuteMs, 'minute'];
  const count = Math.floor(left / unit);
  return `${count} ${name}${count === 1 ? '' : 's'} left`;
}

/** The zone's abbreviation at an instant, such as 'EDT' or 'GMT+2'; it tells repeated hours apart. */
export function zoneName(instant: Date, zone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: supportedZone(zone),
    timeZoneName: 'short',
  }).formatToParts(instant);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
