import { describe, expect, it } from 'vitest';
import { daysUntil, describeProofStep, expiryText, maxExpiry, proofState } from './funds';

describe('proofState', () => {
  it.each([
    ['pending', '2027-03-03', 'pending'],
    ['pending', '2026-11-23', 'expired'],
    ['verified', '2027-03-03', 'verified'],
    ['verified', '2026-12-08', 'expiring'],
    ['verified', '2026-11-24', 'expiring'],
    ['verified', '2026-11-23', 'expired'],
  ])('calls a %s proof until %s %s', (status, expires_on, state) => {
    expect(proofState({ status, expires_on }, '2026-11-24')).toBe(state);
  });
});

it('counts the days until it expires', () => {
  expect(daysUntil('2026-12-01', '2026-11-24')).toBe(7);
  expect(expiryText('2026-11-24', '2026-11-24')).toBe('Expires today');
  expect(expiryText('2026-11-25', '2026-11-24')).toBe('Expires tomorrow');
  expect(expiryText('2026-12-03', '2026-11-24')).toBe('Expires in 9 days');
  expect(maxExpiry(new Date(2026, 10, 24))).toBe('2027-11-24');
});

describe('describeProofStep', () => {
  const sellerOf = (id: string) => (id === 'o1' ? 'Sam Seller' : null);
  it.each([
    ['rejected', { reason: 'Too old.' }, 'Not verified: Too old.'],
    ['shared', { offer_id: 'o1' }, 'Shared with Sam Seller'],
    ['unshared', { offer_id: 'o2' }, 'Stopped sharing with the seller'],
    ['viewed', { as: 'staff' }, 'Opened by our team'],
    ['viewed', { as: 'seller', offer_id: 'o1' }, 'Opened by Sam Seller'],
    ['newer', null, 'Changed'],
  ])('%s %j', (step, details, text) => {
    expect(describeProofStep(step, details, sellerOf)).toBe(text);
  });
});
