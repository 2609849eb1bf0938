import { describe, expect, it } from 'vitest';
import { can, skipsReview } from './entitlements';

describe('can', () => {
  it('returns whether the member’s row lists the entitlement', () => {
    const member = { entitlements: ['seller_contact'] };
    expect(can(member, 'seller_contact')).toBe(true);
    expect(can(member, 'verified_only')).toBe(false);
    expect(can({ entitlements: [] }, 'seller_contact')).toBe(false);
  });

  it('returns undefined until the row is loaded', () => {
    expect(can(undefined, 'seller_contact')).toBeUndefined();
    expect(can({ entitlements: null }, 'seller_contact')).toBeUndefined();
  });
});

describe('skipsReview', () => {
  it.each([
    ['partner', true],
    ['closer', false],
    ['free', false],
    [undefined, false],
  ])('returns for tier %s: %s', (tier, expected) => {
    expect(skipsReview(tier)).toBe(expected);
  });
});
