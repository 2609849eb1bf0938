import { lazyValue } from '@/kit/formatting/lazy-value';
import type { Notification } from './notification';
import { dayMs } from '@/kit/time/durations';

/** The last notification of a page; the next page starts after it. */
export interface Cursor {
  created_at: string;
  id: string;
}

/** A page of notifications, newest first. `next` is null on the last page. */
export interface NotificationPage {
  items: Notification[];
  next: Cursor | null;
}

/** Which notifications a list shows. */
export type Filter = 'all' | 'unread';

/** The filter in the URL; 'all' if it is missing or unknown. */
export function parseFilter(value: string | null): Filter {
  return value === 'unread' ? 'unread' : 'all';
}

const passes = (filter: Filter, { read_at }: Notification) => filter === 'all' || read_at === null;

const time = ({ created_at }: Cursor) => Date.parse(created_at);

/** Whether `one` sorts before `other`: newer, or the same time and a greater id, as in the database. */
function sortsBefore(one: Cursor, other: Cursor): boolean {
  return time(one) > time(other) || (time(one) === time(other) && one.id > other.id);
}

/** The list without the notification of that id. */
export function without(items: readonly Notification[], id: string): Notification[] {
  return items.filter((item) => item.id !== id);
}

/** The list with a changed or new notification where its time puts it. */
export function withItem(items: readonly Notification[], changed: Notification): Notification[] {
  const others = without(items, changed.id);
  const place = others.findIndex((item) => sortsBefore(changed, item));
  const end = place === -1 ? others.length : place;
  return [...others.slice(0, end), changed, ...others.slice(end)];
}

/** The pages with a changed notification; without it if the filter excludes it or its page isn't loaded yet. */
export function pagesWith(
  pages: readonly NotificationPage[],
  filter: Filter,
  changed: Notification,
): NotificationPage[] {
  const cleared = pages.map((page) => ({ ...page, items: without(page.items, changed.id) }));
  if (!passes(filter, changed)) return cleared;
  const home = cleared.findIndex(({ next }) => next === null || !sortsBefore(next, changed));
  return cleared.map((page, index) => (index === home ? { ...page, items: withItem(page.items, changed) } : page));
}

/** A day's notifications under the day's label. */
export interface Day {
  label: string;
  items: Notification[];
}

const startOfDay = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate());

const sameYear = lazyValue(() => new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' }));
const otherYear = lazyValue(() => new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric' }));

/** A day in the reader's time zone: 'Today', 'Yesterday', 'Sunday, March 1', or 'March 1, 2025' in another year. */
function dayLabel(date: Date, now: Date): string {
  const daysAgo = Math.round((startOfDay(now).getTime() - startOfDay(date).getTime()) / dayMs);
  // The reader's clock may run behind the server's: tomorrow is today.
  if (daysAgo <= 0) return 'Today';
  if (daysAgo === 1) return 'Yesterday';
  return (date.getFullYear() === now.getFullYear() ? sameYear : otherYear)().format(date);
}

/** Groups notifications, newest first, by day. */
export function groupByDay(items: readonly Notification[], now: Date): Day[] {
  const days: Day[] = [];
  for (const item of items) {
    const label = dayLabel(new Date(item.created_at), now);
    const last = days.at(-1);
    if (last?.label === label) last.items.push(item);
    else days.push({ label, items: [item] });
  }
  return days;
}

/** The count on the bell: '0' to '9', then '9+'. */
export function badgeText(count: number): string {
  return count > 9 ? '9+' : String(count);
}
