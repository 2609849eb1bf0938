import { expect, it } from 'vitest';
import { deadlinesFile } from './milestone-calendar';
import type { Deal } from './room';

const milestone = { id: 'm1', kind: 'closing', state: 'pending', changed_at: '2026-11-26T12:00:00Z' };
const deal = (due_at: string) =>
  ({
    title: 'Duplex',
    address: '12 Oak St',
    time_zone: 'America/Chicago',
    milestones: [{ ...milestone, due_at }],
  }) as unknown as Deal;

it.each([
  // The midnight that ends December 8 in Chicago.
  ['2026-12-09T06:00:00Z', 'DTSTART;VALUE=DATE:20261208', 'TRIGGER:-PT15H'],
  ['2026-12-08T22:30:00Z', 'DTSTART:20261208T223000Z', 'TRIGGER:-PT2H'],
])('writes a deadline at %s with an alarm', (due, start, trigger) => {
  const { text } = deadlinesFile(deal(due), 'https://app.example.com/deals/d1', new Date('2026-11-26T12:00:00Z'));
  expect(text).toContain(`\r\n${start}\r\n`);
  expect(text).toContain(`\r\n${trigger}\r\n`);
});
