import { once } from '@/shared/lib/once';
import type { Message, Pending, Subject } from './message';

/** A page of a conversation, the newest message first. `next` is when the oldest of it was written, null where nothing is older. */
export interface MessagePage {
  items: Message[];
  next: string | null;
}

const time = ({ created_at }: Message) => Date.parse(created_at);

/** The oldest first. Within a millisecond the database's own digits decide. */
const byAge = (one: Message, other: Message) => time(one) - time(other) || (one.created_at < other.created_at ? -1 : 1);

/** Every message of a conversation that is known, once, the oldest first: those of its pages, and those that came since, which count. */
export function messagesIn(pages: readonly MessagePage[], newer: readonly Message[]): Message[] {
  const known = new Map<string, Message>();
  for (const message of [...pages.flatMap(({ items }) => items), ...newer]) known.set(message.id, message);
  return [...known.values()].sort(byAge);
}

/** Whether a page of the newest messages reaches down to those known, so that nothing is missing between. */
export function reaches(known: ReadonlySet<string>, { items, next }: MessagePage): boolean {
  return next === null || items.some(({ id }) => known.has(id));
}

/** A message as it is shown. */
export interface Shown {
  id: string;
  own: boolean;
  content: string;
  /** ISO time. */
  at: string;
  attachments: Message['attachments'];
  /** 'seen': read by the partner, where both show that. */
  state: 'sending' | 'failed' | 'sent' | 'seen';
  problem: string | null;
}

/** A message in its place between others. */
export interface Row {
  key: string;
  message: Shown;
  /** The day that begins with it, as the reader calls it; null within a day. */
  day: string | null;
  /** Where the unread begin. */
  unreadFrom: boolean;
  /** First and last of what its sender wrote in one go. */
  first: boolean;
  last: boolean;
  /** The listing it is about, where that is not the one of the message before. */
  about: Subject | null;
}

/** What is written within this time of each other stands together. */
const togetherMs = 5 * 60_000;

interface Thread {
  /** The oldest first. */
  messages: readonly Message[];
  pending: readonly Pending[];
  readerId: string;
  partnerReadAt: string | null;
  /** Id of the first message that was unread on arrival. */
  unreadFrom: string | null;
  now: Date;
}

type Placed = Shown & { about: Subject | null };

/** Everything that a conversation shows, the oldest first: what was sent, and after it what is on its way. */
export function rowsOf({ messages, pending, readerId, partnerReadAt, unreadFrom, now }: Thread): Row[] {
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
      apart:
        before === undefined ||
        before.own !== message.own ||
        Date.parse(message.at) - Date.parse(before.at) > togetherMs,
      newSubject: message.about !== null && before?.about?.id !== message.about.id,
    };
  });
  const begins = (index: number) => {
    const start = starts[index];
    return start === undefined || start.newDay || start.apart || start.newSubject || placed[index]?.id === unreadFrom;
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

/** Id of the first of so many unread messages of the partner; null where there is none. */
export function firstUnread(messages: readonly Message[], readerId: string, unread: number): string | null {
  if (unread === 0) return null;
  const theirs = messages.filter(({ user_id }) => user_id !== readerId);
  return theirs[Math.max(0, theirs.length - unread)]?.id ?? null;
}

/** The reader's newest message, whose state is told below it. */
export function lastOwn(rows: readonly Row[]): string | null {
  return rows.findLast(({ message }) => message.own)?.key ?? null;
}

const startOfDay = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate());
const dayNumber = (iso: string) => startOfDay(new Date(iso)).getTime();
const daysAgo = (date: Date, now: Date) =>
  Math.round((startOfDay(now).getTime() - startOfDay(date).getTime()) / 86_400_000);

const clock = once(() => new Intl.DateTimeFormat('en-US', { timeStyle: 'short' }));
const weekday = once(() => new Intl.DateTimeFormat('en-US', { weekday: 'long' }));
const monthDay = once(() => new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' }));
const sameYear = once(() => new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' }));
const otherYear = once(() => new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric' }));

/** A day in the reader's zone: Today, Yesterday, Sunday, March 1; with the year where it is another. */
function dayLabel(date: Date, now: Date): string {
  const ago = daysAgo(date, now);
  // A clock that is a little behind the backend's makes nothing of tomorrow.
  if (ago <= 0) return 'Today';
  if (ago === 1) return 'Yesterday';
  return (date.getFullYear() === now.getFullYear() ? sameYear : otherYear)().format(date);
}

/** The time of day in the reader's zone: 3:05 PM. */
export function clockTime(iso: string): string {
  return clock().format(new Date(iso));
}

/** When the last message came, in little room: 3:05 PM, Yesterday, Monday, Mar 1, or the year as well. */
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
