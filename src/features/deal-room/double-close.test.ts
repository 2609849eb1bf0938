import { expect, it } from 'vitest';
import { closingDaysApart, closingOrder } from './double-close';
import type { Milestone } from './room';

const milestone = (kind: Milestone['kind'], due_at: string, state: Milestone['state'] = 'pending'): Milestone => ({
  id: kind,
  kind,
  due_at,
  state,
  changed_at: due_at,
  confirmed_by: null,
  confirmed_at: null,
  extension: null,
});
const [third, fourth] = ['2026-12-04T06:00:00Z', '2026-12-05T06:00:00Z'];
const time_zone = 'America/Chicago';
const labels = (deal: Parameters<typeof closingOrder>[0]) =>
  closingOrder(deal).map(({ label, isDone }) => `${label}${isDone ? ' (done)' : ''}`);

it('orders what a purchase’s parties know of: funding, if anyone lends, the purchase, and the resale', () => {
  const double_close = { part: 'purchase' as const, other: null };
  const closing = milestone('closing', third);
  const resale = 'The resale closes, in a deal of its own';
  const funding = milestone('funding', third, 'done');
  expect(labels({ double_close, milestones: [closing, funding] })).toEqual([
    'Transactional funding arrives (done)',
    'This purchase closes',
    resale,
  ]);
  expect(labels({ double_close, milestones: [closing, { ...funding, state: 'waived' }] })).toEqual([
    'This purchase closes',
    resale,
  ]);
});

it('orders the purchase before the resale, and nothing for other deals', () => {
  const milestones = [milestone('closing', third), milestone('purchase', third, 'done')];
  expect(labels({ double_close: { part: 'resale', other: null }, milestones })).toEqual([
    'The seller’s purchase closes (done)',
    'This deal closes',
  ]);
  expect(closingOrder({ double_close: null, milestones })).toEqual([]);
});

it('says which days differ, until the purchase has closed', () => {
  const closing = milestone('closing', third);
  const apart = (purchase: Milestone) => closingDaysApart({ milestones: [purchase, closing], time_zone });
  expect(apart(milestone('purchase', fourth))).toEqual({ purchase: '2026-12-04', resale: '2026-12-03' });
  expect(apart(milestone('purchase', third))).toBeNull();
  expect(apart(milestone('purchase', fourth, 'done'))).toBeNull();
  expect(closingDaysApart({ milestones: [closing], time_zone })).toBeNull();
});
