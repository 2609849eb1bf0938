/** When tasks are due. */
import { formatDay, toIsoDay } from '@/kit/formatting/format';

/** A calendar day, the same in every time zone, a moment, or neither. */
export interface Due {
  /** Such as '2026-11-24'. */
  due_on: string | null;
  /** ISO time. */
  due_at: string | null;
}

export type DueState = 'overdue' | 'today' | 'later' | 'none';

/** Whether a task is overdue, due today, or later, in the member's time zone. A time is overdue once it's past. */
export function dueState({ due_on: day, due_at: time }: Due, now: Date): DueState {
  const due = day ?? (time === null ? null : toIsoDay(new Date(time)));
  if (due === null) return 'none';
  const today = toIsoDay(now);
  if (due < today || (time !== null && new Date(time) < now)) return 'overdue';
  return due === today ? 'today' : 'later';
}

const dayShape = { month: 'short', day: 'numeric' } as const;
const timeShape = { ...dayShape, hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;

/** 'Today', 'Nov 24', 'Nov 24, 4:30 PM CST', or with the year if it isn't this one. Null without a date. */
export function dueText({ due_on: day, due_at: time }: Due, now: Date): string | null {
  if (day !== null) {
    if (day === toIsoDay(now)) return 'Today';
    return day.startsWith(`${now.getFullYear()}-`)
      ? new Intl.DateTimeFormat('en-US', dayShape).format(new Date(`${day}T00:00`))
      : formatDay(day);
  }
  if (time === null) return null;
  const date = new Date(time);
  const year = date.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const);
  // Some fonts lack narrow spaces.
  return new Intl.DateTimeFormat('en-US', { ...timeShape, ...year }).format(date).replaceAll(/[\u202F\u2009]/g, ' ');
}

/** When a task is due, for sorting: a day without a time includes that day. Null without a date. */
export function dueTime({ due_on: day, due_at: time }: Due): number | null {
  return time ? Date.parse(time) : day ? Date.parse(`${day}T23:59:59.999`) : null;
}

/**
 * The columns for what was entered in a date and a time field, in the member's time zone. A time needs a date. What
 * wasn't changed stays, also the second one of an hour that daylight saving repeats.
 */
export function toDue(day: string, time: string, before?: Due): Due {
  const { day: dayBefore, time: timeBefore } = before ? fromDue(before) : { day: '', time: '' };
  if (before && day === dayBefore && time === timeBefore) return { due_on: before.due_on, due_at: before.due_at };
  if (day === '') return { due_on: null, due_at: null };
  if (time === '') return { due_on: day, due_at: null };
  return { due_on: null, due_at: new Date(`${day}T${time}`).toISOString() };
}

/** The values of the date and the time field for a task. */
export function fromDue({ due_on: day, due_at: time }: Due): { day: string; time: string } {
  if (time === null) return { day: day ?? '', time: '' };
  const date = new Date(time);
  const two = (part: number) => String(part).padStart(2, '0');
  return { day: toIsoDay(date), time: `${two(date.getHours())}:${two(date.getMinutes())}` };
}

/** Open tasks first, by when they're due, those without a date last; then done ones, last done first. */
export function inOrder<T extends Due & { done_at: string | null; created_at: string }>(tasks: readonly T[]): T[] {
  return tasks.toSorted((one, other) => {
    if (one.done_at !== null || other.done_at !== null) {
      if (one.done_at === null) return -1;
      if (other.done_at === null) return 1;
      return other.done_at.localeCompare(one.done_at);
    }
    return (dueTime(one) ?? Infinity) - (dueTime(other) ?? Infinity) || one.created_at.localeCompare(other.created_at);
  });
}
