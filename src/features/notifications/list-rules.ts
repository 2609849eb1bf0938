import { once } from '@/shared/lib/once';
import type { Notification } from './notification';

/** Where the next page begins: after this one. */
export interface Cursor {
  created_at: string;
  id: string;
}

/** A page of notifications, the newest first. `next` is null on the last. */
export interface NotificationPage {
  items: Notification[];
  next: Cursor | null;
}

/** Which notifications a list holds. */
export type Filter = 'all' | 'unread';

/** The filter an address names; all, where it names none. */
export function filterOf(value: string | null): Filter {
  return value === 'unread' ? 'unread' : 'all';
}

const belongs = (filter: Filter, { read_at }: Notification) => filter === 'all' || read_at === null;

const time = ({ created_at }: Cursor) => Date.parse(created_at);

/** Whether the first stands above the second: newer, or of the same moment with the greater id. */
function isAbove(one: Cursor, other: Cursor): boolean {
  return time(one) > time(other) || (time(one) === time(other) && one.id > other.id);
}

/** The list without that notification, if it is there. */
export function without(items: readonly Notification[], id: string): Notification[] {
  return items.filter((item) => item.id !== id);
}

/** The list with a notification as it now is, in the place its time gives it. */
export function withItem(items: readonly Notification[], changed: Notification): Notification[] {
  const others = without(items, changed.id);
  const place = others.findIndex((item) => isAbove(changed, item));
  const end = place === -1 ? others.length : place;
  return [...others.slice(0, end), changed, ...others.slice(end)];
}

/** The pages with a notification as it now is; without it where it does not belong into them, or into one not yet loaded. */
export function pagesWith(
  pages: readonly NotificationPage[],
  filter: Filter,
  changed: Notification,
): NotificationPage[] {
  const cleared = pages.map((page) => ({ ...page, items: without(page.items, changed.id) }));
  if (!belongs(filter, changed)) return cleared;
  const home = cleared.findIndex(({ next }) => next === null || !isAbove(next, changed));
  return cleared.map((page, index) => (index === home ? { ...page, items: withItem(page.items, changed) } : page));
}

/** A day's notifications, under the day as the reader calls it. */
export interface Day {
  label: string;
  items: Notification[];
}

const startOfDay = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate());

const sameYear = once(() => new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' }));
const otherYear = once(() => new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric' }));

/** A day in the reader's zone: Today, Yesterday, Sunday, March 1; with the year where it is another. */
function dayLabel(date: Date, now: Date): string {
  const daysAgo = Math.round((startOfDay(now).getTime() - startOfDay(date).getTime()) / 86_400_000);
  // A clock that is a little behind the backend's makes nothing of tomorrow.
  if (daysAgo <= 0) return 'Today';
  if (daysAgo === 1) return 'Yesterday';
  return (date.getFullYear() === now.getFullYear() ? sameYear : otherYear)().format(date);
}

/** Puts notifications, the newest first, under their days. */
export function byDay(items: readonly Notification[], now: Date): Day[] {
  const days: Day[] = [];
  for (const item of items) {
    const label = dayLabel(new Date(item.created_at), now);
    const last = days.at(-1);
    if (last?.label === label) last.items.push(item);
    else days.push({ label, items: [item] });
  }
  return days;
}

/** The count on the bell: at most '9+'. */
export function shortCount(count: number): string {
  return count > 9 ? '9+' : String(count);
}
