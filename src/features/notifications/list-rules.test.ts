import { describe, expect, it } from 'vitest';
import { byDay, filterOf, pagesWith, shortCount, withItem, type NotificationPage } from './list-rules';
import type { Notification } from './notification';

function notification(id: string, created_at: string, read_at: string | null = null): Notification {
  return { id, kind: 'follow', actor_id: null, actor: null, data: {}, created_at, read_at };
}

const newest = notification('c', '2026-03-03T12:00:00.5+00:00');
const middle = notification('b', '2026-03-02T12:00:00+00:00');
const oldest = notification('a', '2026-03-01T12:00:00+00:00');
const ids = (items: Notification[]) => items.map(({ id }) => id).join('');
const read = (item: Notification) => ({ ...item, read_at: '2026-03-04T00:00:00Z' });

describe('a list with a changed notification', () => {
  it('keeps its place, or gets the one its time gives it', () => {
    expect(withItem([newest, middle, oldest], read(middle))).toEqual([newest, read(middle), oldest]);
    expect(ids(withItem([middle, oldest], newest))).toBe('cba');
    expect(ids(withItem([newest, oldest], middle))).toBe('cba');
    expect(ids(withItem([newest, middle], oldest))).toBe('cba');
    expect(ids(withItem([], oldest))).toBe('a');
  });

  it('of one moment, the greater id is first, as the database sorts them', () => {
    const twin = notification('z', middle.created_at);
    expect(ids(withItem([newest, middle], twin))).toBe('czb');
    expect(ids(withItem([newest, twin], middle))).toBe('czb');
  });
});

describe('pages with a changed notification', () => {
  const pages: NotificationPage[] = [
    { items: [newest, middle], next: middle },
    { items: [oldest], next: null },
  ];
  const show = (result: NotificationPage[]) => result.map(({ items }) => ids(items)).join('|');

  it('shows the change where it stands', () => {
    expect(pagesWith(pages, 'all', read(oldest))[1]?.items).toEqual([read(oldest)]);
    expect(show(pagesWith(pages, 'all', read(oldest)))).toBe('cb|a');
  });

  it('read, it leaves the unread ones; unread again, it is back in its place', () => {
    const left = pagesWith(pages, 'unread', read(middle));
    expect(show(left)).toBe('c|a');
    expect(show(pagesWith(left, 'unread', middle))).toBe('cb|a');
    expect(left[0]?.next).toEqual(middle);
  });

  it('what belongs to a page not loaded yet is not put into one that is', () => {
    expect(show(pagesWith(pages.slice(0, 1), 'all', oldest))).toBe('cb');
  });
});

describe('days', () => {
  const now = new Date(2026, 2, 3, 9, 0);
  const at = (...when: [number, number, number, number, number]) => notification('x', new Date(...when).toISOString());

  it('are called as the reader calls them', () => {
    const days = byDay(
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

  it('a moment that the own clock has not reached is today', () => {
    expect(byDay([at(2026, 2, 4, 0, 1)], now)[0]?.label).toBe('Today');
  });

  it('none without notifications', () => {
    expect(byDay([], now)).toEqual([]);
  });
});

it('an address names a filter, or all', () => {
  expect(filterOf('unread')).toBe('unread');
  expect(filterOf('other')).toBe('all');
  expect(filterOf(null)).toBe('all');
});

it.each([
  [1, '1'],
  [9, '9'],
  [10, '9+'],
  [250, '9+'],
])('%d unread are shown as %s', (count, text) => {
  expect(shortCount(count)).toBe(text);
});
