import { lazyValue } from '@/kit/formatting/lazy-value';
import type { Message, PendingMessage, Subject } from './message';
import { dayMs } from '@/kit/time/durations';

/** A page of a conversation, newest message first. `next` is the time of its oldest message; null on the last page. */
export interface MessagePage {
  items: Message[];
  next: string | null;
}

const time = ({ created_at }: Message) => Date.parse(created_at);

/** Sorts by time, including the microseconds that `Date` drops. */
const byAge = (one: Message, other: Message) => time(one) - time(other) || (one.created_at < other.created_at ? -1 : 1);

/** All loaded messages, oldest first and without duplicates. `newer` ones replace those in `pages`. */
export function messagesIn(pages: readonly MessagePage[], newer: readonly Message[]): Message[] {
  const known = new Map<string, Message>();
  for (const message of [...pages.flatMap(({ items }) => items), ...newer]) known.set(message.id, message);
  return [...known.values()].sort(byAge);
}

/** True if a page of the newest messages overlaps the known ones, so that there's no gap between them. */
export function overlaps(known: ReadonlySet<string>, { items, next }: MessagePage): boolean {
  return next === null || items.some(({ id }) => known.has(id));
}

/** A message on screen. */
export interface ShownMessage {
  id: string;
  own: boolean;
  content: string;
  /** ISO time. */
  at: string;
  attachments: Message['attachments'];
  /** 'seen': read by the partner, if both have read receipts on. */
  state: PendingMessage['state'] | 'sent' | 'seen';
  problem: string | null;
}

/** A message with its day, group, and unread markers. */
export interface Row {
  key: string;
  message: ShownMessage;
  /** The label of the day it starts, such as 'Today'; null within a day. */
  day: string | null;
  /** True for the first unread message. */
  unreadFrom: boolean;
  /** First and last message of a group by the same sender. */
  first: boolean;
  last: boolean;
  /** The listing it's about, if that differs from the previous message's. */
  about: Subject | null;
}

/** Messages sent within this time are grouped. */
const groupMs = 5 * 60_000;

interface Thread {
  /** Oldest first. */
  messages: readonly Message[];
  pending: readonly PendingMessage[];
  readerId: string;
  partnerReadAt: string | null;
  /** The id of the first message that was unread when the conversation was opened. */
  unreadFrom: string | null;
  now: Date;
}

type Placed = ShownMessage & { about: Subject | null };

/** The rows of a conversation, oldest first: sent messages, then pending ones. */
export function toRows({ messages, pending, readerId, partnerReadAt, unreadFrom, now }: Thread): Row[] {
  const sentIds = new Set(messages.map(({ id }) => id));
  const readUntil = partnerReadAt === null ? -Infinity : Date.parse(partnerReadAt);
  const placed: Placed[] = [
    ...messages.map((message): Placed => ({
      id: message.id,
      own: message.user_id === readerId,
      content: message.content,
      at: message.created_at,
      attachments: message.attachments,
      state: message.user_id === readerId && time(message) <= readUntil ? 'seen' : 'sent',
      problem: null,
      about: message.property,
    })),
    ...pending
      .filter(({ id }) => !sentIds.has(id))
      .map(({ id, content, writtenAt, attachments, state, problem, subject }): Placed => ({
        id,
        own: true,
        content,
        at: writtenAt,
        attachments,
        state,
        problem,
        about: subject,
      })),
  ];
  const starts = placed.map((message, index) => {
    const before = placed[index - 1];
    return {
      newDay: before === undefined || dayNumber(before.at) !== dayNumber(message.at),
      newGroup:
        before === undefined || before.own !== message.own || Date.parse(message.at) - Date.parse(before.at) > groupMs,
      newSubject: message.about !== null && before?.about?.id !== message.about.id,
    };
  });
  const begins = (index: number) => {
    const start = starts[index];
    return (
      start === undefined || start.newDay || start.newGroup || start.newSubject || placed[index]?.id === unreadFrom
    );
  };
  return placed.map(({ about, ...message }, index) => ({
    key: message.id,
    message,
    day: starts[index]?.newDay ? dayLabel(new Date(message.at), now) : null,
    unreadFrom: message.id === unreadFrom,
    first: begins(index),
    last: begins(index + 1),
    about: starts[index]?.newSubject ? about : null,
  }));
}

/** The id of the partner's first unread message, given how many are unread; null if there are none. */
export function firstUnread(messages: readonly Message[], readerId: string, unread: number): string | null {
  if (unread === 0) return null;
  const theirs = messages.filter(({ user_id }) => user_id !== readerId);
  return theirs[Math.max(0, theirs.length - unread)]?.id ?? null;
}

/** The key of the viewer's newest message, which shows its delivery state. */
export function lastOwn(rows: readonly Row[]): string | null {
  return rows.findLast(({ message }) => message.own)?.key ?? null;
}

const startOfDay = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate());
const dayNumber = (iso: string) => startOfDay(new Date(iso)).getTime();
const daysAgo = (date: Date, now: Date) => Math.round((startOfDay(now).getTime() - startOfDay(date).getTime()) / dayMs);

const clock = lazyValue(() => new Intl.DateTimeFormat('en-US', { timeStyle: 'short' }));
const weekday = lazyValue(() => new Intl.DateTimeFormat('en-US', { weekday: 'long' }));
const monthDay = lazyValue(() => new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' }));
const sameYear = lazyValue(() => new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' }));
const otherYear = lazyValue(() => new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric' }));

/** A day in the viewer's time zone: 'Today', 'Yesterday', 'Sunday, March 1', or with the year if it differs. */
function dayLabel(date: Date, now: Date): string {
  const ago = daysAgo(date, now);
  // The viewer's clock may be slightly behind the backend's.
  if (ago <= 0) return 'Today';
  if (ago === 1) return 'Yesterday';
  return (date.getFullYear() === now.getFullYear() ? sameYear : otherYear)().format(date);
}

/** The time of day in the viewer's time zone: '3:05 PM'. */
export function clockTime(iso: string): string {
  return clock().format(new Date(iso));
}

/** The short time of the last message: '3:05 PM', 'Yesterday', 'Monday', 'Mar 1', or 'Mar 1, 2025'. */
export function inboxTime(iso: string, now: Date): string {
  const date = new Date(iso);
  const ago = daysAgo(date, now);
  if (ago <= 0) return clock().format(date);
  if (ago === 1) return 'Yesterday';
  if (ago < 7) return weekday().format(date);
  return date.getFullYear() === now.getFullYear()
    ? monthDay().format(date)
    : `${monthDay().format(date)}, ${date.getFullYear()}`;
}
