import { describe, expect, it } from 'vitest';
import type { Message, PendingMessage } from './message';
import { clockTime, firstUnread, inboxTime, lastOwn, messagesIn, overlaps, toRows } from './thread';

const me = 'me';
const them = 'them';

/** A time in the local time zone. */
const at = (day: number, hour: number, minute = 0, second = 0) =>
  new Date(2026, 10, day, hour, minute, second).toISOString();

function message(id: string, user_id: string | null, created_at: string, change: Partial<Message> = {}): Message {
  return { id, user_id, content: id, created_at, property: null, attachments: [], ...change };
}

function pending(id: string, change: Partial<PendingMessage> = {}): PendingMessage {
  return {
    id,
    recipientId: them,
    content: id,
    subject: null,
    attachments: [],
    writtenAt: at(21, 12),
    state: 'sending',
    problem: null,
    ...change,
  };
}

function rows(messages: Message[], change: Partial<Parameters<typeof toRows>[0]> = {}) {
  return toRows({
    messages,
    pending: [],
    readerId: me,
    partnerReadAt: null,
    unreadFrom: null,
    now: new Date(2026, 10, 21, 13),
    ...change,
  });
}

describe('messagesIn', () => {
  it('sorts and deduplicates messages, preferring newer versions', () => {
    const pages = [
      { items: [message('c', me, at(21, 3)), message('b', them, at(21, 2))], next: null },
      { items: [message('a', me, at(21, 1))], next: null },
    ];
    const known = messagesIn(pages, [
      message('d', me, at(21, 4)),
      message('b', them, at(21, 2), { content: 'updated' }),
    ]);
    expect(known.map(({ content }) => content)).toEqual(['a', 'updated', 'c', 'd']);
  });

  it('leaves no gap when pages overlap or nothing older is left', () => {
    const newest = { items: [message('c', me, at(21, 3)), message('b', me, at(21, 2))], next: at(21, 2) };
    expect(overlaps(new Set(['b']), newest)).toBe(true);
    expect(overlaps(new Set(['a']), newest)).toBe(false);
    expect(overlaps(new Set(['a']), { ...newest, next: null })).toBe(true);
  });
});

describe('rows', () => {
  it('starts a new day at local midnight', () => {
    const found = rows([
      message('a', them, new Date(2025, 2, 1, 12).toISOString()),
      message('b', them, new Date(2026, 10, 9, 12).toISOString()),
      message('c', them, at(20, 23, 59)),
      message('d', them, at(21, 0, 1)),
      message('e', them, at(21, 0, 2)),
    ]);
    expect(found.map(({ day }) => day)).toEqual(['March 1, 2025', 'Monday, November 9', 'Yesterday', 'Today', null]);
  });

  it('groups messages by sender within five minutes', () => {
    const found = rows([
      message('a', them, at(21, 9, 0)),
      message('b', them, at(21, 9, 5)),
      message('c', them, at(21, 9, 10, 1)),
      message('d', me, at(21, 9, 10, 2)),
      message('e', me, at(21, 9, 11)),
    ]);
    expect(found.map(({ first, last }) => [first, last])).toEqual([
      [true, false],
      [false, true],
      [true, true],
      [true, false],
      [false, true],
    ]);
  });

  it('shows a listing only when it changes', () => {
    const house = { id: '1', title: 'House' };
    const found = rows([
      message('a', me, at(21, 9, 0), { property: house }),
      message('b', me, at(21, 9, 1), { property: house }),
      message('c', me, at(21, 9, 2)),
      message('d', me, at(21, 9, 3), { property: { id: '2', title: 'Lot' } }),
    ]);
    expect(found.map(({ about }) => about?.title ?? null)).toEqual(['House', null, null, 'Lot']);
    expect(found[3]?.first).toBe(true);
  });

  it('marks messages as seen up to the partner’s read mark', () => {
    const found = rows([message('a', me, at(21, 9)), message('b', them, at(21, 10)), message('c', me, at(21, 11))], {
      partnerReadAt: at(21, 10),
    });
    expect(found.map(({ message: { state } }) => state)).toEqual(['seen', 'sent', 'sent']);
    expect(lastOwn(found)).toBe('c');
  });

  it('ends with pending messages that haven’t arrived', () => {
    const found = rows([message('a', me, at(21, 11))], {
      pending: [pending('a'), pending('b', { state: 'failed', problem: 'No.' })],
    });
    expect(found.map(({ key, message: { state, problem } }) => [key, state, problem])).toEqual([
      ['a', 'sent', null],
      ['b', 'failed', 'No.'],
    ]);
  });
});

describe('firstUnread', () => {
  const messages = [
    message('a', them, at(21, 1)),
    message('b', me, at(21, 2)),
    message('c', them, at(21, 3)),
    message('d', them, at(21, 4)),
  ];

  it.each([
    [0, null],
    [1, 'd'],
    [2, 'c'],
    [9, 'a'],
  ])('finds for %i unread messages that the first is %s', (unread, id) => {
    expect(firstUnread(messages, me, unread)).toBe(id);
  });
});

it('clockTime and inboxTime are short', () => {
  const now = new Date(2026, 10, 21, 13);
  expect(clockTime(at(21, 15, 5))).toBe('3:05 PM');
  expect(
    [at(21, 9, 30), at(20, 9), at(16, 9), at(9, 9), new Date(2025, 2, 1, 9).toISOString()].map((iso) =>
      inboxTime(iso, now),
    ),
  ).toEqual(['9:30 AM', 'Yesterday', 'Monday', 'Nov 9', 'Mar 1, 2025']);
});
