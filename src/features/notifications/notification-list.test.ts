import { describe, expect, it } from 'vitest';
import { groupByDay, pagesWith, withItem, type NotificationPage } from './notification-list';
import type { Notification } from './notification';

function notification(id: string, created_at: string, read_at: string | null = null): Notification {
  return { id, kind: 'follow', actor_id: null, actor: null, data: {}, created_at, read_at };
}

const newest = notification('c', '2026-03-03T12:00:00.5+00:00');
const middle = notification('b', '2026-03-02T12:00:00+00:00');
const oldest = notification('a', '2026-03-01T12:00:00+00:00');
const ids = (items: Notification[]) => items.map(({ id }) => id).join('');
const read = (item: Notification) => ({ ...item, read_at: '2026-03-04T00:00:00Z' });

describe('withItem', () => {
  it('leaves a changed notification in place and inserts a new one by time', () => {
    expect(withItem([newest, middle, oldest], read(middle))).toEqual([newest, read(middle), oldest]);
    expect(ids(withItem([middle, oldest], newest))).toBe('cba');
    expect(ids(withItem([newest, oldest], middle))).toBe('cba');
    expect(ids(withItem([newest, middle], oldest))).toBe('cba');
    expect(ids(withItem([], oldest))).toBe('a');
  });

  it('puts the greater id first at the same time, as the database does', () => {
    const twin = notification('z', middle.created_at);
    expect(ids(withItem([newest, middle], twin))).toBe('czb');
    expect(ids(withItem([newest, twin], middle))).toBe('czb');
  });
});

describe('pagesWith', () => {
  const pages: NotificationPage[] = [
    { items: [newest, middle], next: middle },
    { items: [oldest], next: null },
  ];
  const show = (result: NotificationPage[]) => result.map(({ items }) => ids(items)).join('|');

  it('updates a notification in place', () => {
    expect(pagesWith(pages, 'all', read(oldest))[1]?.items).toEqual([read(oldest)]);
    expect(show(pagesWith(pages, 'all', read(oldest)))).toBe('cb|a');
  });

  it('removes a read notification from the unread pages and puts it back when unread again', () => {
    const left = pagesWith(pages, 'unread', read(middle));
    expect(show(left)).toBe('c|a');
    expect(show(pagesWith(left, 'unread', middle))).toBe('cb|a');
    expect(left[0]?.next).toEqual(middle);
  });
});

describe('groupByDay', () => {
  const now = new Date(2026, 2, 3, 9, 0);
  const at = (...when: [number, number, number, number, number]) => notification('x', new Date(...when).toISOString());

  it('labels days in the reader’s terms', () => {
    const days = groupByDay(
      [
        at(2026, 2, 3, 9, 1),
        at(2026, 2, 3, 0, 0),
        at(2026, 2, 2, 23, 59),
        at(2026, 2, 1, 12, 0),
        at(2025, 2, 3, 12, 0),
      ],
      now,
    );
    expect(days.map(({ label, items }) => `${label} ${items.length}`)).toEqual([
      'Today 2',
      'Yesterday 1',
      'Sunday, March 1 1',
      'March 3, 2025 1',
    ]);
  });
});
