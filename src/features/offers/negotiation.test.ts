import { expect, it } from 'vitest';
import type { LedgerEntry } from '@/domain/ledger/ledger';
import { messageOf, versionTitle } from './negotiation';

const entry = (kind: string, actor: string, texts: Record<string, string> = {}): LedgerEntry => ({
  seq: 1,
  at: '2026-11-25T12:00:00Z',
  actor,
  kind,
  data: {},
  texts,
});

it('finds the message of each version', () => {
  const entries = [
    entry('offer.make', 'buyer', { message: 'One' }),
    entry('offer.open', 'system'),
    entry('offer.counter', 'seller', { message: 'Two' }),
  ];
  expect([1, 2, 3].map((version) => messageOf({ entries }, version))).toEqual(['One', 'Two', null]);
});

it('names versions by their author', () => {
  expect(versionTitle({ version: 1, author: 'buyer' }, 'buyer', 'Sam')).toBe('Version 1: your offer');
  expect(versionTitle({ version: 2, author: 'seller' }, 'buyer', 'Sam')).toBe('Version 2: Sam’s counteroffer');
  expect(versionTitle({ version: 3, author: 'buyer' }, 'seller', 'Ann')).toBe('Version 3: Ann’s terms');
});
