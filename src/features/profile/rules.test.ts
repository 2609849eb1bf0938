import { describe, expect, it } from 'vitest';
import { dealsText, isPaidTier, memberSince, missingParts, nudgeText, tierLabel } from './rules';

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

describe('what is missing', () => {
  const empty = { profile_image_url: null, bio: null, title: null, location: null, roles: [] };
  const complete = { profile_image_url: '1/1.jpg', bio: 'b', title: 't', location: 'l', roles: ['agent' as const] };

  it('names every part', () => {
    expect(nudgeText(missingParts(empty))).toBe('Add a picture, a short bio, a title, your location, and what you do');
    expect(nudgeText(missingParts({ ...complete, profile_image_url: null, bio: '' }))).toBe('Add a picture and a short bio');
    expect(nudgeText(missingParts({ ...complete, roles: [] }))).toBe('Add what you do');
  });

  it('says nothing about a complete profile', () => {
    expect(nudgeText(missingParts(complete))).toBeNull();
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
