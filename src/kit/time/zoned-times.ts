import { supportedZone } from './time-zones.ts';

const shape = {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const satisfies Intl.DateTimeFormatOptions;

interface Times {
  starts_at: string;
  ends_at: string;
  time_zone: string;
}

function rangeIn(zone: string, { starts_at, ends_at }: Times): string {
  const [start, end] = [new Date(starts_at), new Date(ends_at)];
  const format = new Intl.DateTimeFormat('en-US', { ...shape, timeZone: supportedZone(zone) });
  // Some fonts lack narrow spaces.
  return format.formatRange(start, end).replaceAll(/[\u202F\u2009]/g, ' ');
}

/** A time span in its own zone: 'Sat, Mar 7, 2026, 2:00 – 4:00 PM EST'. */
export function zonedTimes(times: Times): string {
  return rangeIn(times.time_zone, times);
}

/** The time span in the reader's zone; null if it's the same there as in its own zone. */
export function readerTimes(
  times: Times,
  readerZone: string = Intl.DateTimeFormat().resolvedOptions().timeZone,
): string | null {
  const clocks = (zone: string) => {
    const format = new Intl.DateTimeFormat('en-US', {
      dateStyle: 'short',
      timeStyle: 'short',
      timeZone: supportedZone(zone),
    });
    return [times.starts_at, times.ends_at].map((instant) => format.format(new Date(instant))).join();
  };
  return clocks(times.time_zone) === clocks(readerZone) ? null : rangeIn(readerZone, times);
}

/** The day it starts in its own zone, for a calendar icon. */
export function startDay({ starts_at, time_zone }: Pick<Times, 'starts_at' | 'time_zone'>): {
  month: string;
  day: string;
  weekday: string;
} {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { ...options, timeZone: supportedZone(time_zone) }).format(new Date(starts_at));
  return { month: part({ month: 'short' }), day: part({ day: 'numeric' }), weekday: part({ weekday: 'short' }) };
}
