import { expect, it } from 'vitest';
import { may } from './membership-gates';

it('opens what the member’s row says, and knows nothing before it is there', () => {
  const member = { gates: ['seller_contact'] };
  expect(may(member, 'seller_contact')).toBe(true);
  expect(may(member, 'verified_only')).toBe(false);
  expect(may({ gates: [] }, 'seller_contact')).toBe(false);
  expect(may(undefined, 'seller_contact')).toBeUndefined();
  expect(may({ gates: null }, 'seller_contact')).toBeUndefined();
});
