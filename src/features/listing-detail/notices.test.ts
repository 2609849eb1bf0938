import { expect, it } from 'vitest';
import { jvTerms, statusNotice } from './notices';

it('picks the status notice for the owner and for others', () => {
  expect(statusNotice({ status: 'active', user_id: 'a', removed_at: null }, 'a')).toBeNull();
  expect(statusNotice({ status: 'sold', user_id: 'a', removed_at: null }, 'a')).toBe('sold');
  expect(statusNotice({ status: 'under_contract', user_id: 'a', removed_at: null }, 'b')).toBe('under-contract');
  expect(statusNotice({ status: 'paused', user_id: 'a', removed_at: null }, 'a')).toBe('paused-own');
  expect(statusNotice({ status: 'paused', user_id: 'a', removed_at: null }, 'staff')).toBe('paused');
  expect(statusNotice({ status: 'paused', user_id: 'a', removed_at: '2026-11-01' }, 'a')).toBe('removed');
});

it('explains what a joint venture share means', () => {
  expect(jvTerms(0, false)).toBeNull();
  expect(jvTerms(50, true)).toContain('you and the buyer split the profit evenly');
  expect(jvTerms(25, false)).toContain('the seller gets 25%');
});
