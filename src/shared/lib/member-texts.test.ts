import { describe, expect, it } from 'vitest';
import { dealsText, isPaidTier, memberSince, tierBadge, tierLabel } from './member-texts';

describe('tiers', () => {
  it.each([
    ['free', 'Free Member', false],
    ['basic', 'Basic Member', false],
    ['pro', 'Pro Member', true],
    ['partner', 'Partner Member', true],
    ['closer', 'Closer', true],
    ['platinum', 'Member', false],
    ['constructor', 'Member', false],
  ])('%s is shown as %s', (tier, label, paid) => {
    expect(tierLabel(tier)).toBe(label);
    expect(isPaidTier(tier)).toBe(paid);
  });
});

describe('dealsText', () => {
  it.each([
    [0, null],
    [1, '1 deal closed'],
    [1200, '1,200 deals closed'],
  ])('%d', (count, text) => {
    expect(dealsText(count)).toBe(text);
  });
});

describe('memberSince', () => {
  it('is the month, the same in every zone', () => {
    expect(memberSince('2025-03-01T00:30:00+00:00')).toBe('March 2025');
    expect(memberSince('soon')).toBeNull();
  });
});

it('names the tiers that pay', () => {
  expect(['partner', 'pro', 'closer', 'basic', 'free', 'x'].map(tierBadge)).toEqual(['Partner', 'Pro Member', 'Closer', null, null, null]);
});
