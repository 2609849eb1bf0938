import { expect, it } from 'vitest';
import { postingAccess } from './posting-access';

it('lets members with a confirmed email post, and tells free members about the JV requirement', () => {
  expect(postingAccess(undefined)).toBe('checking');
  expect(postingAccess({ email_confirmed: false, entitlements: ['no_jv_requirement'] })).toBe('unconfirmed');
  expect(postingAccess({ email_confirmed: null, entitlements: ['no_jv_requirement'] })).toBe('unconfirmed');
  expect(postingAccess({ email_confirmed: true, entitlements: [] })).toBe('jv');
  expect(postingAccess({ email_confirmed: true, entitlements: ['fast_review'] })).toBe('jv');
  expect(postingAccess({ email_confirmed: true, entitlements: ['no_jv_requirement'] })).toBe('open');
});
